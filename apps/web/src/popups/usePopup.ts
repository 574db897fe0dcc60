import { useLocation, useNavigate } from "react-router";
import { popupAddress } from "./popupAddress.ts";

interface PopupState {
  overPage?: boolean;
}

export interface PopupControl {
  open: (name: string, value: string | number) => void;
  close: (name: string) => void;
}

/** Opens a popup as a step forward, so that Back closes it, and closes it by stepping back where it was opened here. */
export function usePopup(): PopupControl {
  const navigate = useNavigate();
  const location = useLocation();
  const state: PopupState | null = location.state;
  return {
    open: (name, value) => void navigate(popupAddress(location, name, String(value)), { state: { overPage: true }, preventScrollReset: true }),
    close: (name) => void (state?.overPage ? navigate(-1) : navigate(popupAddress(location, name, null), { replace: true, preventScrollReset: true })),
  };
}
