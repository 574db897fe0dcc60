import { IconButton } from "@worthy/ui";
import { Keyboard } from "lucide-react";
import { SHORTCUTS_POPUP } from "../../features/shortcuts/shortcutsName.ts";
import { usePopup } from "../usePopup.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Opens the list of shortcuts; shown where a keyboard is likely. */
export function ShortcutsButton() {
  const t = useTexts(shellTexts);
  const popup = usePopup();
  return (
    // The open search covers it. Tab still gets here, which closes the search.
    <span className="hidden peer-data-open/search:pointer-events-none peer-data-open/search:absolute peer-data-open/search:opacity-0 lg:inline-flex">
      <IconButton
        icon={Keyboard}
        label={t("shell.shortcuts")}
        onClick={() => popup.open(SHORTCUTS_POPUP, 1)}
      />
    </span>
  );
}
