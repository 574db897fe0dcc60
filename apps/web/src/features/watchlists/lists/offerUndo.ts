import { UNDO_TIMEOUT, type Toasts } from "@worthy/ui";
import { beforeLeaving } from "../../session/beforeLeaving.ts";

interface Offer {
  id: string;
  text: string;
  undoLabel: string;
}

/**
 * Shows that something is removed and offers undo. Resolves when the offer ends: after a time, by
 * closing it, leaving the page, signing out, or accepting it.
 */
export function offerUndo(
  toasts: Toasts,
  { id, text, undoLabel }: Offer,
): Promise<"ended" | "undone"> {
  return new Promise((resolve) => {
    const settle = (outcome: "ended" | "undone") => {
      stop();
      removeEventListener("pagehide", leave);
      stay();
      resolve(outcome);
    };
    const leave = () => (settle("ended"), toasts.close(id));
    toasts.show({
      id,
      text,
      timeout: UNDO_TIMEOUT,
      action: { label: undoLabel, onPress: () => settle("undone") },
    });
    const stop = toasts.subscribe(() => {
      // Pressing its button closes the message before the press is reported, and must win.
      if (!toasts.open().some((open) => open.id === id)) queueMicrotask(() => settle("ended"));
    });
    addEventListener("pagehide", leave);
    const stay = beforeLeaving(leave);
  });
}
