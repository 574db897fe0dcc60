import { X } from "lucide-react";
import { useRef, useSyncExternalStore, type FocusEvent } from "react";
import { IconButton } from "./IconButton.tsx";
import type { OpenToast, Toasts } from "./toasts.ts";

export interface ToastRegionProps {
  toasts: Toasts;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
}

const NONE: readonly OpenToast[] = [];
const TOAST =
  "pointer-events-auto flex items-center gap-2 rounded-sheet bg-fill py-1.5 ps-5 pe-2 text-on-fill shadow-lifted transition-[translate,opacity] starting:translate-y-4 starting:opacity-0";

/**
 * Shows messages at the bottom and says them in a live region; their clocks stop while one is pointed at or focused. It may stand in several
 * places, as inside each modal dialog: what is outside of it can be neither heard nor reached.
 */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  const open = useSyncExternalStore(toasts.subscribe, toasts.open, () => NONE);
  const before = useRef<HTMLElement | null>(null);
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stops clocks, does nothing else
    <div
      role="status"
      aria-label={label}
      data-toasts
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={onFocus}
      onBlur={onBlur}
      className="pointer-events-none fixed inset-x-4 bottom-24 z-60 mx-auto flex max-w-120 flex-col gap-2 md:bottom-8"
    >
      {open.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onPut={(focused) => put(toast, focused)} />
      ))}
    </div>
  );
}

function Toast({ toast, closeLabel, onPut }: { toast: OpenToast; closeLabel: string; onPut: (focused: boolean) => void }) {
  const { action } = toast;
  return (
    <div role={toast.urgent ? "alert" : undefined} className={TOAST}>
      <span className="min-w-0 flex-1 py-2 text-base">{toast.text}</span>
      {action ? (
        <button
          type="button"
          onClick={(event) => (onPut(event.currentTarget.matches(":focus")), action.onPress())}
          className="min-h-11 rounded-full px-3 text-base font-semibold outline-offset-0 focus-visible:outline-on-fill"
        >
          {action.label}
        </button>
      ) : null}
      <IconButton
        icon={X}
        label={closeLabel}
        onClick={(event) => onPut(event.currentTarget.matches(":focus"))}
        className="text-on-fill hover:bg-transparent focus-visible:outline-on-fill"
      />
    </div>
  );
}
