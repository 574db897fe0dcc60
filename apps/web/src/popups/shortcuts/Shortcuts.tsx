import { useNavigate } from "../../router/useNavigate.ts";
import { useShortcuts } from "../../features/shortcuts/useShortcuts.ts";
import { usePopup } from "../usePopup.ts";

/** Keyboard shortcuts on every page. */
export function Shortcuts() {
  const navigate = useNavigate();
  const popup = usePopup();
  useShortcuts((goal) => ("to" in goal ? void navigate(goal.to) : popup.open(goal.popup, 1)));
  return null;
}
