import { imageUrl, IMAGE_WIDTHS, isRatingValue, SCORE_BANDS, type ScoreBand } from "@worthy/domain";
import { TONE_TEXT } from "@worthy/ui";
import type { ReactNode } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { formatPoints } from "../../messages/formats.ts";
import { useT, type T } from "../../messages/useT.ts";
import { waterfall, type Contribution } from "./waterfall.ts";

interface WaterfallProps {
  base: number;
  contributions: readonly Contribution[];
  score: number;
  tone: ScoreBand;
}

const SUM: Record<ScoreBand, string> = { good: "bg-good", okay: "bg-okay", bad: "bg-bad" };
const GRID = "grid grid-cols-[minmax(0,1fr)_minmax(0,38%)_3rem] items-center gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,44%)_3.5rem]";

/** Base, gains and losses on the true scale, and the score that they add up to. */
export function Waterfall({ base, contributions, score, tone }: WaterfallProps) {
  const t = useT();
  return (
    <div>
      <div aria-hidden className={`${GRID} mb-1 text-xs text-ink-second`}>
        <span />
        <span className="relative h-4">
          <span className="absolute -translate-x-full pe-1 whitespace-nowrap" style={{ insetInlineStart: `${SCORE_BANDS.okay}%` }}>
            {t("why.okayLine", { score: SCORE_BANDS.okay })}
          </span>
          <span className="absolute ps-1 whitespace-nowrap" style={{ insetInlineStart: `${SCORE_BANDS.good}%` }}>
            {t("why.goodLine", { score: SCORE_BANDS.good })}
          </span>
        </span>
        <span />
      </div>
      <ol aria-label={t("why.chart")}>
        <Step label={t("why.base")} from={0} to={base} bar="bg-edge" value={String(base)} />
        {waterfall(base, contributions).map(({ contribution, from, to }) => (
          <Step
            key={keyOf(contribution)}
            label={<Label contribution={contribution} />}
            note={noteOf(contribution, t)}
            from={from}
            to={to}
            bar={contribution.points > 0 ? "bg-fill" : LOSS}
            value={formatPoints(contribution.points)}
          />
        ))}
        <Step
          label={t("why.sum", { word: t(`score.${tone}`).toLowerCase() })}
          from={0}
          to={score}
          bar={SUM[tone]}
          value={String(score)}
          valueClass={`text-xl ${TONE_TEXT[tone]}`}
        />
      </ol>
    </div>
  );
}

const LOSS = "border border-fill bg-[repeating-linear-gradient(135deg,var(--fill)_0_2px,transparent_2px_5px)]";
const LINE = "absolute inset-y-0 border-s border-dashed border-edge";

interface StepProps {
  label: ReactNode;
  note?: string | null;
  from: number;
  to: number;
  bar: string;
  value: string;
  valueClass?: string;
}

function Step({ label, note, from, to, bar, value, valueClass = "text-base" }: StepProps) {
  return (
    <li className={`${GRID} min-h-12`}>
      <span className="flex min-w-0 flex-col py-1 leading-tight md:flex-row md:flex-wrap md:items-center md:gap-x-2">
        <span className="font-semibold">{label}</span>
        {note ? <span className="text-sm text-ink-second">{note}</span> : null}
      </span>
      <span aria-hidden className="relative h-full min-h-12">
        <span className={LINE} style={{ insetInlineStart: `${SCORE_BANDS.okay}%` }} />
        <span className={LINE} style={{ insetInlineStart: `${SCORE_BANDS.good}%` }} />
        <span className={`absolute top-1/2 h-7 min-w-1 -translate-y-1/2 rounded-sm ${bar}`} style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />
      </span>
      <span className={`text-end font-display font-bold tabular-nums ${valueClass}`}>{value}</span>
    </li>
  );
}

function Label({ contribution }: { contribution: Contribution }) {
  const t = useT();
  if (contribution.type === "rest") return t("why.rest");
  if (contribution.type === "trait") return contribution.label;
  const src = imageUrl(contribution.poster, IMAGE_WIDTHS.poster);
  return (
    <RouterLink href={contribution.path} className="flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline">
      {src ? <img src={src} alt="" width={24} height={36} loading="lazy" className="h-9 w-6 shrink-0 rounded-xs object-cover" /> : null}
      {contribution.name}
    </RouterLink>
  );
}

function keyOf(contribution: Contribution): string {
  if (contribution.type === "title") return `title ${contribution.titleId}`;
  return contribution.type === "trait" ? `${contribution.trait} ${contribution.key}` : "rest";
}

function noteOf(contribution: Contribution, t: T): string | null {
  if (contribution.type === "rest") return null;
  if (contribution.type === "trait") return t(contribution.points > 0 ? "why.more" : "why.less");
  return isRatingValue(contribution.rating) ? t(`why.${contribution.rating}`) : null;
}
