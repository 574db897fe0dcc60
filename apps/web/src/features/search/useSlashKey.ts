import { useEffect, type RefObject } from "react";

/** Focuses the field on "/", unless somebody is typing elsewhere or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const place = event.target instanceof HTMLElement ? event.target : null;
      const typing = place?.isContentEditable || place?.closest("input, textarea, select, dialog[open], [role=dialog]");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing || field.current?.offsetParent === null) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}
