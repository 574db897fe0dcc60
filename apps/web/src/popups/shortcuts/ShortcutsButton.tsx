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
    <span className="hidden lg:inline-flex lg:peer-data-open/search:hidden">
      <IconButton
        icon={Keyboard}
        label={t("shell.shortcuts")}
        onClick={() => popup.open(SHORTCUTS_POPUP, 1)}
      />
    </span>
  );
}
