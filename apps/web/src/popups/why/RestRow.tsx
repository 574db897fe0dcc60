import { Icon } from "@worthy/ui";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import type { Locale } from "../../locale/createLocale.ts";
import { formatPoints } from "../../locale/formats.ts";
import { traitName } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { PartList } from "./PartList.tsx";
import { rowName } from "./rowName.ts";
import { ScoreBar } from "./ScoreBar.tsx";
import type { Bar, RestContribution } from "./waterfall.ts";
import whyTexts from "./texts/why.en.json" with { type: "json" };

interface RestRowProps {
  bar: Bar;
  row: RestContribution;
  /** The explained title, which can be among the small ones. */
  titleId: number;
}

/** Everything without a row of its own; opens to the small titles and traits in it. */
export function RestRow({ bar, row, titleId }: RestRowProps) {
  const locale = useLocale();
  const t = useTexts(whyTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const opens = row.parts.length > 0;
  const sum = (
    <>
      <span aria-hidden className="w-9 shrink-0 @max-[15rem]:hidden" />
      <span aria-hidden={opens || undefined} className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2 @max-[15rem]:flex-wrap">
          <span className="min-w-0 font-semibold wrap-anywhere @max-[15rem]:basis-full">
            {t("why.rest")}
          </span>
          <span className="flex shrink-0 items-center gap-2">
            <bdi className="font-display text-lg/6 font-bold tabular-nums">
              {formatPoints(row.points, locale)}
            </bdi>
            {opens ? <Icon of={open ? ChevronDown : ChevronRight} /> : <span className="w-5" />}
          </span>
        </span>
        <ScoreBar bar={bar} paint={row.points > 0 ? "gain" : "loss"} />
      </span>
    </>
  );
  if (!opens) return <li className="flex gap-3 py-2.5">{sum}</li>;
  const label = t(row.points > 0 ? "why.gain" : "why.loss", {
    name: t("why.rest"),
    points: Math.abs(row.points),
  });
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex w-full items-center gap-3 py-2.5 text-start"
      >
        <span className="sr-only">{label}</span>
        {sum}
      </button>
      {open ? (
        <div id={id} className="max-md:@min-[15rem]:ps-12 md:ps-12">
          <PartList
            parts={row.parts.map((part) => ({
              key: part.type === "title" ? `title ${part.titleId}` : `${part.trait} ${part.key}`,
              text: partName(part, titleId, locale),
              points: part.points,
            }))}
          />
        </div>
      ) : null}
    </li>
  );
}

function partName(
  part: RestContribution["parts"][number],
  titleId: number,
  locale: Locale,
): string {
  const t = locale.texts(whyTexts);
  if (part.type === "title") return rowName(part, part.titleId === titleId, locale);
  if (part.trait === "rest") return t("why.smaller");
  return part.trait === "kin" ? t("why.kin") : traitName(part, locale);
}
