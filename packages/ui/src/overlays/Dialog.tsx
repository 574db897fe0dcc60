import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { EmailText } from "../EmailText.tsx";
import { IconButton } from "../IconButton.tsx";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  description?: string;
  closeLabel: string;
  /** What gets the focus first; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

const POPUP =
  "fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-120 -translate-y-1/2 flex-col overflow-y-auto overscroll-contain rounded-sheet border border-hairline bg-raised p-6 text-ink shadow-lifted transition-[scale,opacity] data-ending-style:scale-[0.97] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0";

/**
 * A modal dialog in the middle. Escape, the scrim and the close button call `onClose`; focus is
 * trapped and restored.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  initialFocus,
  children,
  actions,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className={POPUP} {...(initialFocus ? { initialFocus } : {})}>
          <div className="flex items-start gap-4">
            <Base.Title
              className="min-w-0 flex-1 pt-1.5 font-display text-xl font-semibold text-balance"
              // The parts that an address wraps in would be read with spaces between them.
              {...(title.includes("@") ? { "aria-label": title } : {})}
            >
              <EmailText text={title} />
            </Base.Title>
            <Base.Close
              render={<IconButton icon={X} label={closeLabel} className="-me-2 -mt-1" />}
            />
          </div>
          {description ? (
            <Base.Description className="mt-2 text-base text-ink-second">
              {description}
            </Base.Description>
          ) : null}
          {children ? <div className="mt-4">{children}</div> : null}
          {actions ? <div className="mt-6 flex flex-wrap gap-3">{actions}</div> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
