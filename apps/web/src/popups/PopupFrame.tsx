import { IconButton } from "@worthy/ui";
import { X } from "lucide-react";
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useT } from "../messages/useT.ts";

interface PopupFrameProps {
  title: string;
  subtitle?: string;
  /** Stands before the title. */
  lead?: ReactNode;
  close: () => void;
  children: ReactNode;
}

const SHEET =
  "fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-sheet border border-hairline bg-raised p-0 text-ink shadow-lifted backdrop:bg-scrim md:inset-s-auto md:inset-e-4 md:top-4 md:bottom-4 md:h-[calc(100dvh-2rem)] md:max-h-none md:w-172 md:max-w-[calc(100vw-2rem)] md:rounded-sheet";

/**
 * An inset sheet at the end, from the bottom on phones. A native dialog, because it can be rendered on the server too: there it is open, and in
 * the browser it becomes modal, with focus kept inside and given back.
 */
export function PopupFrame({ title, subtitle, lead, close, children }: PopupFrameProps) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useEffectEvent(close);
  // A layout effect, because its end comes while the dialog still stands and can hand the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    if (element.open) element.close();
    element.showModal();
    const listeners = new AbortController();
    element.addEventListener("cancel", (event) => (event.preventDefault(), closing()), listeners);
    // The content fills the dialog, so that the dialog itself is hit only where its backdrop is.
    element.addEventListener("click", ({ target }) => target === element && closing(), listeners);
    return () => {
      listeners.abort();
      element.close();
      if (opener === document.body || !opener?.isConnected) document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} open aria-labelledby={id} className={SHEET}>
      <div className="flex min-h-full flex-col px-5 pt-5 pb-8 md:px-8 md:pt-7">
        <div className="flex items-center gap-4">
          {lead}
          <div className="min-w-0 flex-1">
            <h2 id={id} className="font-display text-xl font-semibold text-balance">
              {title}
            </h2>
            {subtitle ? <p className="text-sm text-ink-second">{subtitle}</p> : null}
          </div>
          <IconButton icon={X} label={t("shell.close")} outlined onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
