import { IconButton, PosterImage, ScoreNumber, UiLink, WorthyRing } from "@worthy/ui";
import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { memo } from "react";
import { useHydratedDeferred } from "../../features/fields/useHydrated.ts";
import { DeferredDismiss } from "../../features/notInterested/DeferredDismiss.tsx";
import { useProgress } from "../../features/rating/useProgress.ts";
import { isOwn } from "../../features/score/reasonSentence.ts";
import { ReasonText } from "../../features/score/ReasonText.tsx";
import { scoreWord, scoreWords } from "../../features/score/scoreWord.ts";
import { shownScore } from "../../features/score/shownScore.ts";
import { FactLine } from "../../features/title/FactLine.tsx";
import { posterSources } from "../../features/title/posterSources.ts";
import { useWatchlistToggle } from "../../features/watchlists/adding/useWatchlistToggle.ts";
import type { Recommendation } from "../today/todayQueries.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import picksTexts from "../../features/settings/texts/picks.en.json" with { type: "json" };
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import titleTexts from "../../features/title/texts/title.en.json" with { type: "json" };

interface PickEntryProps {
  pick: Recommendation;
  rank: number;
  /** One column with larger rows instead of two with smaller ones. */
  large: boolean;
}

/** A pick with its reason, score and watchlist button. */
export const PickEntry = memo(function PickEntry({ pick, rank, large }: PickEntryProps) {
  const locale = useLocale();
  const t = useTexts(picksTexts, scoreTexts, titleTexts);
  const shown = shownScore(pick, useProgress());
  const { on, toggle } = useWatchlistToggle(pick.id);
  const hydrated = useHydratedDeferred();
  const score = shown && { score: shown.value, tone: shown.tone, ...scoreWords(shown, locale) };
  return (
    <li className="pick-entry">
      <span className="pick-rank">{rank}</span>
      <UiLink href={pick.path} className="pick-link">
        <span className={`w-16 shrink-0 ${large ? "lg:w-24" : ""}`}>
          <PosterImage
            {...posterSources(pick, large ? "96px" : "64px")}
            alt=""
            fallback=""
            eager={rank <= 6}
          />
        </span>
        <span className="min-w-0 flex-1 wrap-break-word">
          <span
            className={`block font-display font-semibold text-balance ${large ? "text-lg lg:text-xl" : "text-lg"}`}
          >
            {pick.name}
          </span>
          <span className="pick-facts">
            <FactLine
              facts={[
                pick.originalName,
                t(`title.${pick.nodeType}`),
                pick.firstAirDate?.slice(0, 4),
                pick.maker,
              ]}
            />
          </span>
          {isOwn(pick.reason) ? (
            <span className="mt-1 block text-sm">
              <ReasonText reason={pick.reason} />
            </span>
          ) : null}
          {pick.ahead && score ? (
            <span className="mt-1 block text-xs text-ink-second">
              {t(`score.ahead.${pick.ahead}`)}
            </span>
          ) : null}
          {large ? (
            <span className="mt-1 hidden text-sm text-ink-second lg:line-clamp-2">
              {pick.logline}
            </span>
          ) : null}
        </span>
      </UiLink>
      {score && large ? (
        <span className="hidden shrink-0 flex-col items-center gap-1 text-sm lg:flex">
          <WorthyRing
            score={score.score}
            tone={score.tone}
            size={64}
            label={t("score.worthy", {
              score: score.score,
              word: shown ? scoreWord(shown, locale) : "",
            })}
          />
          <span aria-hidden>{score.word}</span>
          {score.note ? (
            <span aria-hidden className="text-xs text-ink-second">
              {score.note}
            </span>
          ) : null}
        </span>
      ) : null}
      {score ? (
        <span className={large ? "lg:hidden" : ""}>
          <ScoreNumber {...score} size="large" />
        </span>
      ) : null}
      <span className="-me-2 flex shrink-0 flex-col sm:flex-row">
        {/* It does nothing before hydration. */}
        {hydrated ? (
          <IconButton
            icon={on ? BookmarkCheck : BookmarkPlus}
            label={t(on ? "picks.removeFromWatchlist" : "picks.addToWatchlist", {
              name: pick.name,
            })}
            onClick={() => toggle()}
          />
        ) : (
          <span className="size-11" />
        )}
        <DeferredDismiss title={pick} as="icon" />
      </span>
    </li>
  );
});
