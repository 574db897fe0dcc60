import { classNames, IconButton, ToastRegion } from "@worthy/ui";
import { X } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { useServices } from "../features/services/Services.ts";
import { useModal } from "./useModal.ts";
import { useTexts } from "../locale/useLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

interface PopupFrameProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Shown before the title. */
  lead?: ReactNode;
  /**
   * An inset sheet at the end of wide windows, or a centred card; on phones both come from the
   * bottom.
   */
  shape?: "sheet" | "card";
  close: () => void;
  /** What Escape and the phone's Back do; without it, they close. */
  onEscape?: () => void;
  children: ReactNode;
}

const FRAME =
  "fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-sheet border border-hairline bg-raised p-0 text-ink shadow-lifted backdrop:bg-scrim md:max-h-none md:max-w-[calc(100vw-2rem)] md:rounded-sheet";

const SHAPES = {
  sheet: "md:inset-s-auto md:inset-e-4 md:top-4 md:bottom-4 md:h-[calc(100dvh-2rem)] md:w-172",
  card: "md:inset-x-0 md:inset-y-4 md:m-auto md:h-fit md:max-h-[calc(100dvh-2rem)] md:w-128",
} as const;

/**
 * The frame of every popup. A native dialog, because the server can render it too: open there, it
 * becomes modal in the browser, with focus kept inside and restored. Toasts are shown inside it,
 * since a modal dialog makes the page's own unreachable.
 */
export function PopupFrame({
  title,
  subtitle,
  lead,
  shape = "sheet",
  close,
  onEscape = close,
  children,
}: PopupFrameProps) {
  const t = useTexts(shellTexts);
  const { toasts } = useServices();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { openAtFirst } = useModal(dialog, { close, onEscape });
  return (
    <dialog
      ref={dialog}
      open={openAtFirst}
      aria-labelledby={id}
      className={classNames(FRAME, SHAPES[shape])}
    >
      <div className="@container flex min-h-full flex-col px-5 pt-5 pb-[calc(2rem+env(safe-area-inset-bottom))] md:px-8 md:pt-7">
        <div className="flex items-center gap-4 @max-[15rem]:flex-wrap">
          {lead}
          <div className="min-w-0 flex-1 @max-[15rem]:order-last @max-[15rem]:basis-full">
            <h2 id={id} tabIndex={-1} className="font-display text-xl font-semibold text-balance">
              {title}
            </h2>
            {subtitle ? <p className="text-sm text-ink-second">{subtitle}</p> : null}
          </div>
          <IconButton
            icon={X}
            label={t("shell.close")}
            outlined
            className="ms-auto self-start"
            onClick={close}
          />
        </div>
        {children}
      </div>
      <ToastRegion toasts={toasts} label={t("shell.messages")} closeLabel={t("shell.close")} />
    </dialog>
  );
}
