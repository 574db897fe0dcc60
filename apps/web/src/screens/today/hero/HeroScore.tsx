import { TONE_TEXT, WorthyRing } from "@worthy/ui";
import { missingScore } from "../../../features/score/missingScore.ts";
import { ReasonText } from "../../../features/score/ReasonText.tsx";
import { confidenceWord, scoreWord } from "../../../features/score/scoreWord.ts";
import { shownScore } from "../../../features/score/shownScore.ts";
import { useRatings } from "../../../features/rating/useRatings.ts";
import { popupAddress } from "../../../popups/popupAddress.ts";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { useLocation } from "../../../router/useLocation.ts";
import type { Recommendation } from "../todayRows.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import { withinSentence } from "../../../locale/withinSentence.ts";
import scoreTexts from "../../../features/score/texts/score.en.json" with { type: "json" };
import titleTexts from "../../../features/title/texts/title.en.json" with { type: "json" };
import todayTexts from "../texts/today.en.json" with { type: "json" };

const FURTHER =
  "-my-2 inline-flex min-h-11 items-center rounded-sm px-1 font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-ink";

/** The hero's ring, its one-sentence reason, and a link to the calculation. */
export function HeroScore({ pick }: { pick: Recommendation }) {
  const locale = useLocale();
  const t = useTexts(scoreTexts, titleTexts, todayTexts);
  const { progress } = useRatings();
  const location = useLocation();
  const shown = shownScore(pick, progress);
  const missing = shown ? null : missingScore(progress, locale);
  const word = shown ? t(`score.${shown.tone}`) : "";
  const ring = {
    score: shown?.value ?? null,
    ...(shown ? { tone: shown.tone } : {}),
    label: shown
      ? t("score.worthy", { score: shown.value, word: scoreWord(shown, locale) })
      : (missing?.sentence ?? ""),
    ...(missing ? { unknownText: missing.short } : {}),
  };
  const confidence = shown && confidenceWord(shown, pick.confidence);
  const further = shown
    ? {
        href: popupAddress(location, "why", String(pick.id)),
        state: { overPage: true },
        preventScrollReset: true,
      }
    : { href: "/rate" };
  return (
    <div className="mt-4 flex items-center gap-3.5 md:mt-6 md:gap-5">
      {/* Two sizes, of which one is shown: the ring is drawn in pixels. */}
      <span className="md:hidden">
        <WorthyRing {...ring} size={76} />
      </span>
      <span className="hidden md:inline">
        <WorthyRing {...ring} size={92} />
      </span>
      <div className="max-w-120 min-w-0 wrap-anywhere">
        <p className="text-base md:text-lg">
          {pick.reason ? <ReasonText reason={pick.reason} /> : missing?.sentence}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-second">
          {shown ? (
            <>
              <span className={`font-semibold ${TONE_TEXT[shown.tone]}`}>{word}</span>
              <span aria-hidden>·</span>
              {confidence ? (
                <>
                  <span>{withinSentence(t(`score.${confidence}`))}</span>
                  <span aria-hidden>·</span>
                </>
              ) : null}
            </>
          ) : null}
          {missing && pick.reason ? <span>{missing.sentence}</span> : null}
          {/* One link, whatever the next pick says, so somebody focusing it, or returning from what it opened, stays there. */}
          <RouterLink {...further} className={FURTHER}>
            {shown ? t("title.why", { score: shown.value }) : t("today.rateMore")}
          </RouterLink>
        </p>
      </div>
    </div>
  );
}
