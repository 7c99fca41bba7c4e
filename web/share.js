// @ts-check
/** A finished game hides nothing any more: it may also go out as a record. */
import { menuDialog } from "./dialog.js";
import { t } from "./i18n.js";
import { exportRecord, exportSave } from "./transfer.js";

/**
 * @param {{engine: {ask: import("./engine.js").Ask}, saved: import("./types.js").Saved}} game
 * @returns {Promise<import("./types.js").Problem|null|void>} why it could not be written
 */
export async function shareGame(game) {
  if (!game.saved.table.formats.includes("gcg")) return exportSave(game);
  const chosen = await menuDialog(
    [
      { id: "export", label: t("action.export"), icon: "share" },
      { id: "record", label: t("play.export-gcg"), icon: "share" },
    ],
    { title: t("action.share") },
  );
  if (chosen === "export") return exportSave(game);
  return chosen === "record" ? exportRecord(game) : null;
}
