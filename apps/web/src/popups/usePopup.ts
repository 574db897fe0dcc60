import { useLocation } from "../router/useLocation.ts";
import { useNavigate } from "../router/useNavigate.ts";
import { pageOf } from "../router/popupPath.ts";
import type { Popup } from "../routing/Popup.ts";
import { popupAddress } from "./popupAddress.ts";
import { fromAddress } from "../api/basePath.ts";

interface PopupState {
  overPage?: boolean;
}

export interface PopupControl {
  open: (name: string, value: string | number) => void;
  close: (popup: Pick<Popup, "name" | "path">) => void;
}

/**
 * Opens a popup as a step forward, so that Back closes it, and closes it by going back if it was
 * opened here.
 */
export function usePopup(): PopupControl {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as PopupState | null; // set below, or by links that open popups
  return {
    // The browser's current place: a step may already be in the address and not yet on screen.
    open: (name, value) =>
      void navigate(
        popupAddress(
          {
            pathname: fromAddress(window.location.pathname),
            search: window.location.search,
          },
          name,
          String(value),
        ),
        { state: { overPage: true }, preventScrollReset: true },
      ),
    close: ({ name, path }) => {
      if (state?.overPage) return void navigate(-1);
      // A popup's own address has no page of its own: navigate to the start page.
      const page =
        location.pathname === path
          ? { pathname: "/", search: location.search }
          : { pathname: pageOf(location.pathname), search: location.search };
      void navigate(popupAddress(page, name, null), { replace: true, preventScrollReset: true });
    },
  };
}
