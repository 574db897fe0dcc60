import { createElement, useEffect } from "react";
import type { OpenPopup } from "../routing/Popup.ts";
import { useServices } from "../features/services/Services.ts";
import { PopupLayerContext } from "./PopupLayer.ts";
import { PopupMissing } from "./PopupMissing.tsx";
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
  const { track } = useServices();
  const { name, part } = popup;
  const Component = part.loaded();
  useEffect(() => track("popup_view", { popup: name, title_id: Number(value) }), [name, value, track]);
  const props = { value, close: () => close(popup) };
  return Component ? createElement(Component, props) : <PopupMissing {...props} />;
}
