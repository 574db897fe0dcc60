import { IconButton } from "@worthy/ui";
import { Keyboard } from "lucide-react";
import { SHORTCUTS_POPUP } from "../../features/shortcuts/shortcuts.ts";
import { useT } from "../../messages/useT.ts";
import { usePopup } from "../usePopup.ts";

/** Opens the list of shortcuts, where there is likely to be a keyboard. */
export function ShortcutsButton() {
  const t = useT();
  const popup = usePopup();
  return <IconButton icon={Keyboard} label={t("shortcuts.open")} className="hidden lg:inline-flex" onClick={() => popup.open(SHORTCUTS_POPUP, 1)} />;
}
