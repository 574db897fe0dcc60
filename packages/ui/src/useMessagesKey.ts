import { useEffect, type RefObject } from "react";

/** F6 moves the focus to the newest message's first button: messages stand at the very end of the page, and they do not stay for long. */
export function useMessagesKey(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const modal = document.querySelector("dialog:modal");
      const button = [...(region.current?.querySelectorAll("button") ?? [])].find((each) => each.closest("[data-toast]:last-child"));
      if (event.key !== "F6" || !button || (modal && !modal.contains(button))) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [region]);
}
