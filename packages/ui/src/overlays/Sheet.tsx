import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../IconButton.tsx";

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

const POPUP =
  "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-y-auto overscroll-contain rounded-t-sheet border border-hairline bg-raised text-ink shadow-lifted transition-[translate,opacity] duration-200 data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 md:inset-s-auto md:inset-e-6 md:inset-y-6 md:max-h-none md:w-172 md:max-w-[calc(100vw-3rem)] md:rounded-sheet";

/**
 * An inset sheet at the end of wide windows, and from the bottom on phones. Modal, like a dialog.
 */
export function Sheet({ open, onClose, title, closeLabel, children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className={POPUP}>
          <div className="sticky top-0 z-10 flex items-center gap-4 bg-raised px-5 pt-4 pb-2 md:px-8 md:pt-6">
            <Base.Title className="flex-1 font-display text-xl font-semibold text-balance">
              {title}
            </Base.Title>
            <Base.Close render={<IconButton icon={X} label={closeLabel} className="-me-2" />} />
          </div>
          <div className="px-5 pb-[calc(2rem+env(safe-area-inset-bottom))] md:px-8">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
