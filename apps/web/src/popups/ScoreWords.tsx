import { TONE_TEXT } from "@worthy/ui";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { confidenceWord } from "../features/score/scoreWord.ts";
import type { ShownScore } from "../features/score/shownScore.ts";
import { Dot } from "../features/title/Dot.tsx";
import { useLocation } from "../router/useLocation.ts";
import { popupAddress } from "./popupAddress.ts";
import { useTexts } from "../locale/useLocale.ts";
import { withinSentence } from "../locale/withinSentence.ts";
import scoreTexts from "../features/score/texts/score.en.json" with { type: "json" };
import titleTexts from "../features/title/texts/title.en.json" with { type: "json" };

interface ScoreWordsProps {
  title: { id: number; confidence?: Parameters<typeof confidenceWord>[1] };
  shown: ShownScore;
  /** Below each other, where there is little room. */
  stacked?: boolean;
}

/** Next to a score: the band's word, how sure it is, and the way to the calculation. */
export function ScoreWords({ title, shown, stacked = false }: ScoreWordsProps) {
  const t = useTexts(scoreTexts, titleTexts);
  const location = useLocation();
  const confidence = confidenceWord(shown, title.confidence);
  return (
    <p
      className={
        stacked
          ? "grid justify-items-start text-sm text-ink-second"
          : "flex flex-wrap items-center text-sm text-ink-second"
      }
    >
      <span className={`font-semibold ${TONE_TEXT[shown.tone]}`}>{t(`score.${shown.tone}`)}</span>
      {stacked ? null : <Dot />}
      {confidence ? (
        <>
          {withinSentence(t(`score.${confidence}`))}
          {stacked ? null : <Dot />}
        </>
      ) : null}
      <RouterLink
        href={popupAddress(location, "why", String(title.id))}
        state={{ overPage: true }}
        preventScrollReset
        className={`inline-flex items-center font-semibold text-ink underline underline-offset-4 ${stacked ? "-mb-3 min-h-11 items-start" : "min-h-11"}`}
      >
        {t("title.why", { score: shown.value })}
      </RouterLink>
    </p>
  );
}
