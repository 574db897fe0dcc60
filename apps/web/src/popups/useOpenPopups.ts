import { useRouterState } from "../router/RouterContext.ts";
import { popups } from "../popups.tsx";
import { popupsOf, type OpenPopup } from "../routing/Popup.ts";

const NONE: readonly OpenPopup[] = [];

/** The popups over this page, oldest first; none while the page itself is on its way. */
export function useOpenPopups(): readonly OpenPopup[] {
  const { location, waiting } = useRouterState();
  return waiting ? NONE : popupsOf(popups, location);
}
