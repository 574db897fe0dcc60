import { afterPaint } from "@worthy/ui";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { isFreeKey } from "../shortcuts/isFreeKey.ts";
import { shortcutsAreOn } from "../shortcuts/shortcutSetting.ts";
import { wallAction } from "./wallKeys.ts";

/** Posters whose keys work even if single-key shortcuts are off: they are pressed on purpose there. */
const POSTERS = "[data-free-keys]";
/** What moves by arrows itself, or is on its own way with the keyboard. */
const CONTROLS = "a, button, input, [role=option]";

interface WallKeys {
  /** A rating's letter, or Z. */
  onAction: (action: NonNullable<ReturnType<typeof wallAction>>) => void;
  /** An arrow while no control has the focus. */
  onArrow?: () => void;
}

/** Listens for the wall's keys, wherever the focus is, unless a control there needs them. */
export function useWallKeys({ onAction, onArrow }: WallKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (!isFreeKey(event) || !(shortcutsAreOn() || target.closest(POSTERS))) return;
    const action = wallAction(event);
    if (action) onAction(action);
    else if (event.key.startsWith("Arrow") && onArrow && !target.closest(CONTROLS)) onArrow();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    // Each on what the one before it has led to, which is rendered at once.
    const replay = ([first, ...rest]: readonly KeyboardEvent[]) => {
      if (!first) return;
      const poster = document.activeElement?.closest(POSTERS) && document.activeElement;
      // On posters again: their list moves the focus by arrows.
      if (poster) poster.dispatchEvent(new KeyboardEvent(first.type, first));
      else flushSync(() => listen(first));
      afterPaint(() => replay(rest));
    };
    const early = window.worthyEarlyKeys?.() ?? [];
    // Once a poster that already has the focus is selected.
    if (early.length > 0) afterPaint(() => replay(early));
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
