import { createElement, useEffect } from "react";
import type { OpenPopup } from "../routing/Popup.ts";
import { showFailure } from "../features/failures/failureToasts.ts";
import { useServices } from "../features/services/Services.ts";
import { useT } from "../messages/useT.ts";
import { PopupLayerContext } from "./PopupLayer.ts";
import { useOpenPopups } from "./useOpenPopups.ts";
import { usePopup } from "./usePopup.ts";

const COVERED = { covered: true };
const ON_TOP = { covered: false };

/** Shows the popups that the address names over the page. All stay as they are; only the newest is seen. */
export function PopupOutlet() {
  const open = useOpenPopups();
  return open.map((each, depth) => (
    <PopupLayerContext key={`${each.popup.name}=${each.value}`} value={depth < open.length - 1 ? COVERED : ON_TOP}>
      <OnePopup open={each} />
    </PopupLayerContext>
  ));
}

function OnePopup({ open: { popup, value } }: { open: OpenPopup }) {
  const { close } = usePopup();
  const { track, toasts } = useServices();
  const t = useT();
  const { name, part } = popup;
  const Component = part.loaded();
  useEffect(() => track("popup_view", { popup: name, title_id: Number(value) || 0 }), [name, value, track]);
  const missing = Component === null;
  // The page stays, and so does the address: Retry, which loads it anew, opens the popup.
  useEffect(() => (missing ? showFailure({ toasts, t }, { id: name }) : undefined), [missing, name, toasts, t]);
  return Component && createElement(Component, { name, value, close: () => close(popup) });
}
