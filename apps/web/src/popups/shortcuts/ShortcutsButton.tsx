import { IconButton } from "@worthy/ui";
import { Keyboard } from "lucide-react";
import { SHORTCUTS_POPUP } from "../../features/shortcuts/shortcutsName.ts";
import { useT } from "../../messages/useT.ts";
import { usePopup } from "../usePopup.ts";

/** Opens the list of shortcuts, where there is likely to be a keyboard. */
export function ShortcutsButton() {
  const t = useT();
  const popup = usePopup();
  return (
    <span className="hidden lg:inline-flex lg:peer-data-open/search:hidden">
      <IconButton icon={Keyboard} label={t("shell.shortcuts")} onClick={() => popup.open(SHORTCUTS_POPUP, 1)} />
    </span>
  );
}
