import {
  buttonClass,
  Icon,
  IconButton,
  PosterImage,
  TONE_TEXT,
  UiLink,
  WorthyRing,
} from "@worthy/ui";
import {
  BookmarkCheck,
  BookmarkPlus,
  Check,
  Compass,
  Hourglass,
  Play,
  ShieldCheck,
  X,
} from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { SeenDialog } from "../../../features/rating/SeenDialog.tsx";
import { useRatings } from "../../../features/rating/useRatings.ts";
import { missingScore } from "../../../features/score/missingScore.ts";
import { ReasonText } from "../../../features/score/ReasonText.tsx";
import { scoreWord } from "../../../features/score/scoreWord.ts";
import { traitInText } from "../../../features/score/traitInText.ts";
import { shownScore } from "../../../features/score/shownScore.ts";
import { shortcutsAreOn } from "../../../features/shortcuts/shortcutSetting.ts";
import { Dot } from "../../../features/title/Dot.tsx";
import { posterSources } from "../../../features/title/posterSources.ts";
import { useWatchlistToggle } from "../../../features/watchlists/adding/useWatchlistToggle.ts";
import { ScoreWords } from "../../../popups/ScoreWords.tsx";
import type { Recommendation, TodayCard } from "../todayQueries.ts";
import { CardSource, watchAddress } from "./CardSource.tsx";
import { useSwipeAway } from "./useSwipeAway.ts";
import { formatNames, formatRuntime } from "../../../locale/formats.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import scoreTexts from "../../../features/score/texts/score.en.json" with { type: "json" };
import titleTexts from "../../../features/title/texts/title.en.json" with { type: "json" };
import todayTexts from "../texts/today.en.json" with { type: "json" };

const ICONS = { safe: ShieldCheck, different: Compass, short: Hourglass } as const;

/** Letters of a name that would leave no room for the score on wide windows. */
const LONG_NAME = 26;

interface PickedCardProps {
  slot: TodayCard["slot"];
  pick: Recommendation;
  breakFrom: readonly string[];
  onAway: () => void;
}

/** One of the three picks, with its score, its reason and where to watch it. */
export function PickedCard({ slot, pick, breakFrom, onAway }: PickedCardProps) {
  const locale = useLocale();
  const t = useTexts(scoreTexts, titleTexts, todayTexts);
  const { on, toggle } = useWatchlistToggle(pick.id);
  const swipe = useSwipeAway(onAway);
  const [seen, setSeen] = useState(false);
  const watch = watchAddress(pick);
  const shown = shownScore(pick, useRatings().progress);
  const score = shown
    ? t("score.worthy", { score: shown.value, word: scoreWord(shown, locale) })
    : "";
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !shortcutsAreOn()) return;
    const key = event.key.toLowerCase();
    if (key === "n") onAway();
    else if (key === "b") toggle();
    else if (key === "w" && watch) open(watch, "_blank", "noreferrer");
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the controls inside
    <article
      key={pick.id}
      aria-label={[`${t(`today.${slot}`)}: ${pick.name}`, score].filter(Boolean).join(", ")}
      onKeyDown={onKeyDown}
      {...swipe.handlers}
      style={{ transform: swipe.offset === 0 ? undefined : `translateX(${swipe.offset}px)` }}
      className="today-card"
    >
      <p className="flex items-center gap-2.5 text-sm font-semibold [grid-area:head] @min-[66rem]:text-base">
        <Icon of={ICONS[slot]} size={18} />
        <span className="flex-1">{t(`today.${slot}`)}</span>
        <button
          type="button"
          aria-label={t("today.notTonightOf", { name: pick.name })}
          onClick={onAway}
          className="today-away"
        >
          <Icon of={X} size={18} />
          <span className="@max-[66rem]:hidden">{t("today.notTonight")}</span>
        </button>
      </p>
      <span className="[grid-area:poster]">
        <PosterImage {...posterSources(pick, "152px")} alt="" fallback={pick.name} eager />
      </span>
      <CardTitle pick={pick} />
      <p className="text-sm text-pretty [grid-area:reason] @max-[66rem]:pt-1 @min-[66rem]:mt-4 @min-[66rem]:text-base">
        {breakFrom.length > 0
          ? `${t("today.breakFrom", {
              genres: formatNames(
                breakFrom.map((genre) =>
                  traitInText({ trait: "genre", key: genre, label: genre }, locale),
                ),
                locale,
              ),
            })} `
          : ""}
        {pick.reason ? <ReasonText reason={pick.reason} length="short" /> : null}
      </p>
      <div className="mt-1 flex items-center gap-2 [grid-area:foot] @min-[66rem]:mt-3">
        <CardSource pick={pick} />
        <span className="ms-auto flex items-center gap-2 @max-[66rem]:hidden">
          <IconButton
            icon={Check}
            label={t("today.seenItOf", { name: pick.name })}
            onClick={() => setSeen(true)}
            className="border border-edge"
          />
          <IconButton
            icon={on ? BookmarkCheck : BookmarkPlus}
            label={t(on ? "title.onWatchlist" : "title.addToWatchlist")}
            aria-pressed={on}
            onClick={() => toggle()}
            className="border border-edge"
          />
          {watch ? (
            <a href={watch} target="_blank" rel="noreferrer" className={buttonClass("primary")}>
              <Icon of={Play} size={18} />
              {t("today.watch")}
            </a>
          ) : null}
        </span>
      </div>
      <SeenDialog title={pick} open={seen} onClose={() => setSeen(false)} />
    </article>
  );
}

/** Name, facts and score. */
function CardTitle({ pick }: { pick: Recommendation }) {
  const locale = useLocale();
  const t = useTexts(scoreTexts, titleTexts);
  const { progress } = useRatings();
  const shown = shownScore(pick, progress);
  const missing = shown ? null : missingScore(progress, locale);
  const runtime = pick.runtime === null ? null : formatRuntime(pick.runtime, locale);
  const year = pick.firstAirDate?.slice(0, 4);
  return (
    <>
      <div className="min-w-0 [grid-area:title]">
        <h2
          className={`font-display text-lg/6 font-semibold text-balance wrap-break-word hyphens-auto @max-[22rem]:text-base/5 ${pick.name.length > LONG_NAME ? "" : "@min-[66rem]:text-xl/8"}`}
        >
          <UiLink href={pick.path} className="rounded-sm">
            {pick.name}
          </UiLink>
        </h2>
        <p className="mt-1 text-sm text-ink-second">
          {shown ? (
            <span className={`font-semibold @min-[66rem]:hidden ${TONE_TEXT[shown.tone]}`}>
              {t(`score.${shown.tone}`)}
              <Dot />
            </span>
          ) : null}
          {t(`title.${pick.nodeType}`)}
          {year ? (
            <span className="@max-[66rem]:hidden">
              <Dot />
              {year}
            </span>
          ) : null}
          {runtime ? (
            <>
              <Dot />
              {runtime}
            </>
          ) : null}
        </p>
      </div>
      <span className="self-start [grid-area:ring] @min-[66rem]:self-end">
        <WorthyRing
          size="card"
          score={shown?.value ?? null}
          {...(shown ? { tone: shown.tone } : {})}
          label={
            shown
              ? t("score.worthy", { score: shown.value, word: scoreWord(shown, locale) })
              : (missing?.sentence ?? "")
          }
          unknownText={missing?.short ?? ""}
        />
      </span>
      <div className="self-end [grid-area:words] @max-[66rem]:hidden">
        {shown ? (
          <ScoreWords title={pick} shown={shown} stacked />
        ) : (
          <p className="text-sm text-ink-second">{missing?.sentence}</p>
        )}
      </div>
    </>
  );
}
