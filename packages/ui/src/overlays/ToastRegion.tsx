import { useRef, useSyncExternalStore, type FocusEvent, useEffect, type RefObject } from "react";
import { Toast } from "./Toast.tsx";
import type { OpenToast, Toasts } from "./toasts.ts";

export interface ToastRegionProps {
  toasts: Toasts;
  label: string;
  closeLabel: string;
}

const NONE: readonly OpenToast[] = [];

/**
 * Shows messages at the bottom and announces them in a live region. Timers pause while a message is
 * hovered or focused, and F6 moves the focus to them. Can be mounted several times, for example
 * inside each modal dialog, because content outside is neither announced nor reachable.
 */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  const open = useSyncExternalStore(toasts.subscribe, toasts.open, () => NONE);
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useMessagesKey(region);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
    toasts.pause();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) toasts.resume();
  };
  const put = (toast: OpenToast, focused: boolean) => {
    if (focused && before.current?.isConnected) before.current.focus();
    toasts.close(toast.id);
  };
  return (
    <section
      ref={region}
      aria-label={label}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={onFocus}
      onBlur={onBlur}
      className="pointer-events-none fixed inset-x-4 bottom-24 z-60 mx-auto max-w-120 md:bottom-8"
    >
      <div role="status" className="flex flex-col gap-2">
        {open.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onPut={(focused) => put(toast, focused)}
          />
        ))}
      </div>
    </section>
  );
}

/**
 * F6 moves the focus to the newest message's first button: messages are at the very end of the page
 * and don't stay long.
 */
function useMessagesKey(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const modal = document.querySelector("dialog:modal");
      const button = [...(region.current?.querySelectorAll("button") ?? [])].find((each) =>
        each.closest("[data-toast]:last-child"),
      );
      if (event.key !== "F6" || !button || (modal && !modal.contains(button))) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [region]);
}
