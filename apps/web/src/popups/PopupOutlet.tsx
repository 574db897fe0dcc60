import { createElement, useEffect } from "react";
import { useSearchParams } from "react-router";
import { popupOf, type Popup } from "../routing/Popup.ts";
import { useServices } from "../features/services/Services.ts";
import { usePopup } from "./usePopup.ts";

/** Shows the popup that the address names over the page. */
export function PopupOutlet({ popups }: { popups: readonly Popup[] }) {
  const [search] = useSearchParams();
  const { close } = usePopup();
  const { track } = useServices();
  const open = popupOf(popups, search);
  const name = open?.popup.name;
  const value = open?.value;
  useEffect(() => {
    if (name) track("popup_view", { popup: name, title_id: Number(value) });
  }, [name, value, track]);
  const Component = open?.popup.part.loaded();
  if (!open || !Component) return null;
  return createElement(Component, { key: `${open.popup.name}=${open.value}`, value: open.value, close: () => close(open.popup.name) });
}
