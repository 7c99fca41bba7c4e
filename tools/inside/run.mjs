// Runs a Python file inside Pyodide under node, with the project mounted at /project.
//
//   node run.mjs [--runtime FOLDER] [--mount FROM=TO]... FILE.py [argument]...
//
// FILE is a path below the project; the arguments become sys.argv[1:]; the exit code is Python's.
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const words = process.argv.slice(2);
const mounts = [[root, "/project"]];
let runtime = join(root, "node_modules/pyodide");
while (words[0]?.startsWith("--")) {
  const [option, value] = words.splice(0, 2);
  if (option === "--runtime") runtime = resolve(value);
  else if (option === "--mount") mounts.push(value.split("="));
  else throw new Error(`unknown option ${option}`);
}
const [file, ...rest] = words;

const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: runtime,
  env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", LEXICADE_INSIDE: "pyodide" },
});
for (const [from, to] of mounts) {
  mkdirSync(from, { recursive: true });
  pyodide.FS.mkdirTree(to);
  pyodide.mountNodeFS(to, from);
}

const start = `
import sys
def start(path, words):
    sys.path[:0] = ["/project", "/project/py"]
    sys.argv = [path, *words]
    with open(path, encoding="utf-8") as file:
        code = compile(file.read(), path, "exec")
    try:
        exec(code, {"__name__": "__main__", "__file__": path})
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    return 0
start
`;
try {
  process.exit(pyodide.runPython(start)(`/project/${file}`, pyodide.toPy(rest)));
} catch (error) {
  // Without this, node prints the source line of the thrower: a megabyte of minified Pyodide.
  console.error(String(error.message ?? error));
  process.exit(1);
}
