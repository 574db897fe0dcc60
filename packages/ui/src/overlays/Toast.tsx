import { X } from "lucide-react";
import { EmailText } from "../EmailText.tsx";
import { IconButton } from "../IconButton.tsx";
import type { OpenToast } from "./toasts.ts";

interface ToastProps {
  toast: OpenToast;
  closeLabel: string;
  /**
   * Called before it closes, by any button; `focused` if the focus is inside and has to move
   * elsewhere.
   */
  onPut: (focused: boolean) => void;
}

const FRAME =
  "pointer-events-auto flex items-center gap-2 rounded-sheet bg-fill py-1.5 ps-5 pe-2 text-on-fill shadow-lifted transition-[translate,opacity] starting:translate-y-4 starting:opacity-0";

/** A message with its action and a close button. */
export function Toast({ toast: { text, urgent, action }, closeLabel, onPut }: ToastProps) {
  return (
    <div data-toast role={urgent ? "alert" : undefined} className={FRAME}>
      <span className="min-w-0 flex-1 py-2 text-base">
        <EmailText text={text} />
      </span>
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
