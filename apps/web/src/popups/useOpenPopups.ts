import { useLocation } from "../router/useLocation.ts";
import { popups } from "../popups.tsx";
import { popupsOf, type OpenPopup } from "../routing/Popup.ts";

/** The popups over this page, oldest first. */
export function useOpenPopups(): readonly OpenPopup[] {
  return popupsOf(popups, useLocation());
}
