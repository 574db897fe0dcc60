import { buttonClass, Icon, ratingIcons } from "@worthy/ui";
import type { TitleKind } from "@worthy/domain";
import { useDismiss } from "./useDismiss.ts";
import { useTexts } from "../../locale/useLocale.ts";
import notInterestedTexts from "./texts/notInterested.en.json" with { type: "json" };

export interface DismissButtonProps {
  title: { id: number; name: string; nodeType: TitleKind };
  /**
   * On a poster it appears on hover or keyboard focus, and for touch always (`poster`) or never
   * (`row`: posters on a phone are too close); a `word` is next to other buttons, as is an `icon`
   * where space is tight.
   */
  as: "poster" | "row" | "word" | "icon";
}

const ROUND = "group/dismiss grid size-11 shrink-0 place-items-center rounded-full";
const OVER = `${ROUND} absolute inset-s-0 top-0 opacity-0 transition-opacity group-hover/card:opacity-100 focus-visible:opacity-100`;
const LOOKS = {
  poster: `${OVER} pointer-coarse:opacity-100`,
  row: `${OVER} pointer-coarse:hidden`,
  word: buttonClass("quiet", "large", "max-md:px-4 max-md:text-sm"),
  icon: `${ROUND} text-ink-second hover:bg-lifted hover:text-ink`,
} as const;
const DISC =
  "grid size-8 place-items-center rounded-full border border-[#f5efe4]/40 bg-[#12100e]/80 text-[#f5efe4] group-hover/dismiss:bg-[#12100e]";

/** Dismisses a pick permanently, with undo. */
export function DismissButton({ title, as }: DismissButtonProps) {
  const t = useTexts(notInterestedTexts);
  const dismiss = useDismiss();
  const label = t("notInterested.action", { name: title.name });
  return (
    <button
      type="button"
      aria-label={label}
      title={t("notInterested.short")}
      onClick={(event) => (passFocus(event.currentTarget), dismiss(title))}
      className={LOOKS[as]}
    >
      {as === "word" ? t("notInterested.short") : null}
      {as === "icon" ? <Icon of={ratingIcons.NOT_INTERESTED} /> : null}
      {as === "poster" || as === "row" ? (
        <span className={DISC}>
          <Icon of={ratingIcons.NOT_INTERESTED} size={16} />
        </span>
      ) : null}
    </button>
  );
}

/** Before the card is removed, moves the focus to the next or previous one. */
function passFocus(button: HTMLElement): void {
  const item = button.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  next?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
}
