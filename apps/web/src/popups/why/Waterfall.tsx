import { SCORE_BANDS } from "@worthy/domain";
import { TONE_TEXT } from "@worthy/ui";
import { Users } from "lucide-react";
import type { ShownScore } from "../../features/score/shownScore.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { RestRow } from "./RestRow.tsx";
import { ScoreBar } from "./ScoreBar.tsx";
import { TitleRow } from "./TitleRow.tsx";
import type { ScoreWithout } from "./useScoreWithout.ts";
import { keyOf, waterfall, waterfallWithout, type Explanation } from "./waterfall.ts";
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import whyTexts from "./texts/why.en.json" with { type: "json" };

const ROW = "flex gap-3 border-b border-hairline py-2.5";
const NUMBER = "shrink-0 font-display text-lg/6 font-bold tabular-nums";
/** As wide as the arrow of a row that opens. */
const NO_ARROW = "me-7";

interface WaterfallProps {
  full: Explanation;
  without: ScoreWithout;
  shown: ShownScore;
}

/** The score as a sum: the start, a row for each of the person's titles, the rest, the total. */
export function Waterfall({ full, without, shown }: WaterfallProps) {
  const t = useTexts(scoreTexts, whyTexts);
  const { now } = without;
  const steps = now ? waterfallWithout(full, now.explanation, now.row.titleId) : waterfall(full);
  return (
    <div className="mt-1">
      <ul aria-label={t("why.chart")} className="max-md:**:[a,button]:scroll-mb-24">
        <BaseRow base={(now?.explanation ?? full).base} />
        {steps.map((step) =>
          step.contribution.type === "title" ? (
            <TitleRow
              key={keyOf(step.contribution)}
              step={step}
              row={step.contribution}
              own={step.contribution.titleId === full.title.id}
              without={without}
            />
          ) : (
            <RestRow key="rest" bar={step.bar} row={step.contribution} titleId={full.title.id} />
          ),
        )}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-edge bg-raised py-4 text-lg font-semibold @max-[15rem]:static! max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:px-5 max-md:pb-[max(1rem,env(safe-area-inset-bottom))]">
        <span>
          {t(now ? "why.sumWithout" : "why.sum")}{" "}
          <span className={TONE_TEXT[shown.tone]}>{t(`score.${shown.tone}`)}</span>
          {shown.early ? (
            <span className="text-sm font-normal text-ink-second"> · {t("score.early")}</span>
          ) : null}
        </span>
        <span className={`font-display text-xl font-bold tabular-nums ${TONE_TEXT[shown.tone]}`}>
          {shown.value}
        </span>
      </p>
    </div>
  );
}

/** The score before any rating of the person, and the names of the marks through all rows. */
function BaseRow({ base }: { base: number }) {
  const t = useTexts(scoreTexts, whyTexts);
  return (
    <li className={ROW}>
      <span className="grid h-13.5 w-9 shrink-0 place-items-center rounded-sm bg-hairline text-ink-second @max-[15rem]:hidden">
        <Users aria-hidden size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-x-3 font-semibold @max-[15rem]:flex-wrap">
          {t("why.base")}
          <span className={`${NUMBER} ${NO_ARROW}`}>{base}</span>
        </p>
        <div className="relative">
          <p className="max-w-[52%] text-sm text-ink-second @max-[19rem]:max-w-none">
            {t("why.before")}
          </p>
          {(["okay", "good"] as const).map((band) => (
            <span
              key={band}
              aria-hidden
              className="absolute bottom-0 -translate-x-1/2 text-xs whitespace-nowrap text-ink-second rtl:translate-x-1/2 @max-[19rem]:hidden"
              style={{ insetInlineStart: `${SCORE_BANDS[band]}%` }}
            >
              {t(`score.${band}`)}
            </span>
          ))}
        </div>
        <ScoreBar bar={{ from: 0, to: base }} paint="base" />
      </div>
    </li>
  );
}
