import { useRef, useSyncExternalStore, type FocusEvent } from "react";
import { Toast } from "./Toast.tsx";
import { useMessagesKey } from "./useMessagesKey.ts";
import type { OpenToast, Toasts } from "./toasts.ts";

export interface ToastRegionProps {
  toasts: Toasts;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
}

const NONE: readonly OpenToast[] = [];

/**
 * Shows messages at the bottom and says them in a live region; their clocks stop while one is pointed at or focused, and F6 leads to them. It
 * may stand in several places, as inside each modal dialog: what is outside of that can be neither heard nor reached.
 */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  const open = useSyncExternalStore(toasts.subscribe, toasts.open, () => NONE);
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useMessagesKey(region);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
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
          <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onPut={(focused) => put(toast, focused)} />
        ))}
      </div>
    </section>
  );
}
