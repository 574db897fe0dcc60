import { useEffect, type RefObject } from "react";
import { isFreeKey } from "../shortcuts/isFreeKey.ts";
import { shortcutsAreOn } from "../shortcuts/shortcutSetting.ts";

/** Focuses the field on "/" if it is visible. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== "/" ||
        !isFreeKey(event) ||
        !shortcutsAreOn() ||
        field.current?.offsetParent === null
      )
        return;
      event.preventDefault();
      field.current?.focus();
    };
    // Before the shortcuts of all pages, whichever began to listen first.
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [field]);
}
