"""Ready answers for the slots of Rules; a variant picks from these and adds what is its own."""
