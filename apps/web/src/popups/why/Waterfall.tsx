import { SCORE_BANDS, type ScoreBand } from "@worthy/domain";
import { TONE_TEXT } from "@worthy/ui";
import { keyOf, noteOf, PartName } from "./PartName.tsx";
import { waterfall, type Contribution } from "./waterfall.ts";
import { WaterfallRow, WATERFALL_GRID } from "./WaterfallRow.tsx";
import { formatPoints } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import whyTexts from "./texts/why.en.json" with { type: "json" };

interface WaterfallProps {
  base: number;
  contributions: readonly Contribution[];
  score: number;
  tone: ScoreBand;
}

// With forced colours, which drop backgrounds: bars with a label inside are outlined, like losses;
// gains are filled.
const SUM: Record<ScoreBand, string> = {
  good: "bg-good forced-colors:border",
  okay: "bg-okay forced-colors:border",
  bad: "bg-bad forced-colors:border",
};
const GAIN = "bg-fill forced-color-adjust-none forced-colors:bg-[CanvasText]";
const LOSS =
  "border border-fill bg-[repeating-linear-gradient(135deg,var(--fill)_0_2px,transparent_2px_5px)] forced-colors:bg-none";

/**
 * Base, gains and losses to scale, and the resulting score: a chart visually, a table for assistive
 * technology.
 */
export function Waterfall({ base, contributions, score, tone }: WaterfallProps) {
  const locale = useLocale();
  const t = useTexts(scoreTexts, whyTexts);
  return (
    <div role="table" aria-label={t("why.chart")}>
      <div role="row" className="sr-only">
        <span role="columnheader">{t("why.part")}</span>
        <span role="columnheader">{t("why.soFar")}</span>
        <span role="columnheader">{t("why.points")}</span>
      </div>
      <Scale />
      <WaterfallRow
        bar={{
          from: 0,
          to: base,
          before: null,
          after: base,
          paint: "bg-edge forced-colors:border",
          inside: "text-ink",
        }}
        name={t("why.base")}
        value={String(base)}
      />
      {waterfall(base, contributions).map(({ contribution, ...bar }) => (
        <WaterfallRow
          key={keyOf(contribution)}
          bar={{ ...bar, paint: contribution.points > 0 ? GAIN : LOSS }}
          name={<PartName contribution={contribution} />}
          note={noteOf(contribution, locale)}
          value={formatPoints(contribution.points, locale)}
        />
      ))}
      <WaterfallRow
        bar={{
          from: 0,
          to: score,
          before: score,
          after: null,
          paint: SUM[tone],
          inside: "text-on-fill",
        }}
        name={t("why.sum", { word: t(`score.${tone}`).toLowerCase() })}
        value={String(score)}
        valueClass={`text-xl ${TONE_TEXT[tone]}`}
      />
    </div>
  );
}

/** Labels of the two lines through all rows. */
function Scale() {
  const t = useTexts(whyTexts);
  return (
    <div aria-hidden className={`${WATERFALL_GRID} text-xs text-ink-second @max-[19rem]:hidden`}>
      <span className="relative h-6">
        <span
          className="absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
          style={{ insetInlineStart: `${SCORE_BANDS.okay}%` }}
        >
          {t("why.okayLine", { score: SCORE_BANDS.okay })}
        </span>
        <span
          className="absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
          style={{ insetInlineStart: `${SCORE_BANDS.good}%` }}
        >
          {t("why.goodLine", { score: SCORE_BANDS.good })}
        </span>
      </span>
    </div>
  );
}
