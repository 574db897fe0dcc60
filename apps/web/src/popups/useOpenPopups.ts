import { useRouterState } from "../router/RouterContext.ts";
import { popups } from "./popups.ts";
import { popupsOf, type OpenPopup } from "../routing/Popup.ts";

const NONE: readonly OpenPopup[] = [];

/** The popups over this page, oldest first; none while the page itself is loading. */
export function useOpenPopups(): readonly OpenPopup[] {
  const { location, waiting } = useRouterState();
  return waiting ? NONE : popupsOf(popups, location);
}
