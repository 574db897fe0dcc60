import { createElement, useEffect } from "react";
import type { OpenPopup } from "../routing/Popup.ts";
import { showFailure, showUpdated } from "../features/failures/failureToasts.ts";
import { isReplaced } from "../features/failures/isReplaced.ts";
import { hasUnsavedText } from "../features/failures/pageUse.ts";
import { useServices } from "../features/services/Services.ts";
import { PopupLayerContext } from "./PopupLayer.ts";
import { useOpenPopups } from "./useOpenPopups.ts";
import { usePopup } from "./usePopup.ts";
import { reloadPage } from "../router/reloadPage.ts";
import { useLocale } from "../locale/useLocale.ts";

const COVERED = { covered: true };
const ON_TOP = { covered: false };

/**
 * Shows the popups named in the address over the page. All stay mounted; only the newest is
 * visible.
 */
export function PopupOutlet() {
  const open = useOpenPopups();
  return open.map((each, depth) => (
    <PopupLayerContext
      key={`${each.popup.name}=${each.value}`}
      value={depth < open.length - 1 ? COVERED : ON_TOP}
    >
      <OnePopup open={each} />
    </PopupLayerContext>
  ));
}

function OnePopup({ open: { popup, value } }: { open: OpenPopup }) {
  const { close } = usePopup();
  const { track, toasts } = useServices();
  const locale = useLocale();
  const { name, component } = popup;
  const Component = component.loaded();
  useEffect(
    () => track("popup_view", { popup: name, title_id: Number(value) || 0 }),
    [name, value, track],
  );
  const missing = Component === null;
  // A new page opens the popup again. Where it would lose a text, or has not helped, the page stays.
  useEffect(() => {
    if (!missing) return;
    void isReplaced(component.failure()).then((replaced) => {
      if (!replaced) return showFailure({ toasts, locale }, { id: name });
      if (hasUnsavedText() || !reloadPage(window)) showUpdated({ toasts, locale });
    });
  }, [missing, name, component, toasts, locale]);
  return Component && createElement(Component, { name, value, close: () => close(popup) });
}
