import { use, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { PopupLayerContext } from "./PopupLayer.ts";

/** Moves the focus back to the opener, or to where reading continues. */
function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected)
    opener.focus({ preventScroll: true });
  if (document.activeElement === document.body || document.activeElement === null)
    document.getElementById("main")?.focus({ preventScroll: true });
}

/** The content fills the dialog: what meets the dialog itself is its backdrop or its scroll bar. */
function isOnBackdrop(event: Event, dialog: HTMLDialogElement): boolean {
  if (event.target !== dialog) return false;
  if (!(event instanceof MouseEvent)) return true;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}

/** Prevents a dialog from closing; browsers don't allow that for ever. */
function staysOpen(cancel: Event): boolean {
  cancel.preventDefault();
  return cancel.defaultPrevented;
}

/**
 * What gets the focus: what had it before a newer popup covered the dialog, or a field that was
 * used before hydration. Otherwise reading starts at the heading; a button that happens to come
 * first would be announced without context.
 */
function firstIn(
  dialog: HTMLElement,
  { used, inside }: { used: Element | null; inside: Element | null },
): HTMLElement | null {
  if (inside instanceof HTMLElement) return inside;
  return used instanceof HTMLInputElement && dialog.contains(used)
    ? used
    : dialog.querySelector("h2");
}

/**
 * Makes a dialog modal while it is the newest, hides it under a newer one, and passes the focus on:
 * to its previous place inside when that one closes, to the opener at the end. `openAtFirst` is for
 * the dialog's own attribute, which the browser controls afterwards.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { close, onEscape }: { close: () => void; onEscape: () => void },
): { openAtFirst: boolean } {
  const { covered } = use(PopupLayerContext);
  const [openAtFirst] = useState(!covered);
  const closing = useEffectEvent(close);
  const escaping = useEffectEvent(onEscape);
  const inside = useRef<Element | null>(null);

  // Layout effects, because their cleanup runs while the dialog is still there and can pass the
  // focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    const listeners = new AbortController();
    element.addEventListener(
      "cancel",
      (event) => (staysOpen(event) ? escaping() : closing()),
      listeners,
    );
    element.addEventListener(
      "click",
      (event) => isOnBackdrop(event, element) && closing(),
      listeners,
    );
    // The page behind would scroll. Browsers don't look for listeners of the dialog there.
    const stay = (event: Event) => isOnBackdrop(event, element) && event.preventDefault();
    for (const move of ["wheel", "touchmove"])
      document.addEventListener(move, stay, { signal: listeners.signal, passive: false });
    return () => {
      listeners.abort();
      element.close();
      giveBack(opener);
    };
  }, [dialog]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (covered) {
      const focused = document.activeElement;
      inside.current = focused && element.contains(focused) ? focused : null;
      element.close();
      return;
    }
    const used = document.activeElement;
    if (!element.matches(":modal")) {
      element.close(); // open, as the server rendered it
      element.showModal();
    }
    firstIn(element, { used, inside: inside.current })?.focus({ preventScroll: true });
  }, [dialog, covered]);

  return { openAtFirst };
}
