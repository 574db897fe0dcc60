import { IMAGE_WIDTHS } from "@worthy/domain";
import { classNames, Icon } from "@worthy/ui";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { formatPoints } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { RowDetails } from "./RowDetails.tsx";
import { rowName, rowNote } from "./rowName.ts";
import { ScoreBar } from "./ScoreBar.tsx";
import type { ScoreWithout } from "./useScoreWithout.ts";
import type { TitleContribution, WaterfallStep } from "./waterfall.ts";
import { WithoutIt } from "./WithoutIt.tsx";
import whyTexts from "./texts/why.en.json" with { type: "json" };
import { imageAddress } from "../../api/basePath.ts";

interface TitleRowProps {
  step: WaterfallStep;
  row: TitleContribution;
  /** Whether it is the explained title itself. */
  own: boolean;
  without: ScoreWithout;
}

/** What one of the person's ratings did for the score; opens to what they share. */
export function TitleRow({ step: { bar, ghost }, row, own, without }: TitleRowProps) {
  const locale = useLocale();
  const t = useTexts(whyTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const putBack = useRef<HTMLButtonElement>(null);
  // Leaving out and putting back exchange the buttons, of which one had the focus.
  useEffect(() => {
    if (!ghost) return undefined;
    const button = opener.current;
    putBack.current?.focus();
    return () => button?.focus();
  }, [ghost]);
  const name = rowName(row, own, locale);
  const label = t(row.points > 0 ? "why.gain" : "why.loss", {
    name,
    points: Math.abs(row.points),
  });
  const paint = row.points > 0 ? "gain" : "loss";
  return (
    <li className="border-b border-hairline">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex w-full items-center gap-3 py-2.5 text-start"
      >
        <img
          src={imageAddress(row.poster, IMAGE_WIDTHS.poster) ?? undefined}
          alt=""
          loading="lazy"
          className={classNames(
            "h-13.5 w-9 shrink-0 rounded-sm bg-hairline object-cover transition-opacity @max-[15rem]:hidden",
            ghost && "opacity-50",
          )}
        />
        <span className="sr-only">{ghost ? t("why.leftOut", { row: label }) : label}</span>
        <span aria-hidden className="min-w-0 flex-1">
          <span className="flex items-center justify-between gap-2 @max-[15rem]:flex-wrap">
            <span className="min-w-0 wrap-anywhere @max-[15rem]:basis-full">
              <span
                className={classNames("font-semibold", ghost && "text-ink-second line-through")}
              >
                {name}
              </span>
              {ghost ? null : (
                <span className="text-sm text-ink-second max-md:hidden">
                  {rowNote(row, own, locale)}
                </span>
              )}
            </span>
            <span className="flex shrink-0 items-center gap-2">
              <bdi
                className={classNames(
                  "font-display text-lg/6 font-bold tabular-nums",
                  ghost && "text-ink-second line-through",
                )}
              >
                {formatPoints(row.points, locale)}
              </bdi>
              <Icon of={open ? ChevronDown : ChevronRight} />
            </span>
          </span>
          <ScoreBar bar={bar} paint={ghost ? "ghost" : paint} />
        </span>
      </button>
      {open ? (
        <div id={id} className="pb-3 md:ps-12">
          {ghost ? (
            <WithoutIt row={row} without={without} buttonRef={putBack} />
          ) : (
            <RowDetails row={row} onSeeWithout={() => without.see(row.titleId)} />
          )}
        </div>
      ) : null}
    </li>
  );
}
