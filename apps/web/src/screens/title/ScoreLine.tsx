import { buttonClass, WorthyRing } from "@worthy/ui";
import { hasScores } from "@worthy/domain";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useProgress } from "../../features/rating/useProgress.ts";
import { missingScore } from "../../features/score/missingScore.ts";
import { ReasonText } from "../../features/score/ReasonText.tsx";
import { scoreWord } from "../../features/score/scoreWord.ts";
import { shownScore, type ShownScore } from "../../features/score/shownScore.ts";
import { ScoreWords } from "../../popups/ScoreWords.tsx";
import type { TitleInFull } from "../../features/title/titleLabel.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };

/** The ring with a one-sentence reason, or what is still missing for a score. */
export function ScoreLine({ title }: { title: TitleInFull }) {
  const progress = useProgress();
  const shown = shownScore(title, progress);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3" aria-live="polite">
      {shown ? <Known title={title} shown={shown} /> : <Unknown title={title} />}
    </div>
  );
}

function Known({ title, shown }: { title: TitleInFull; shown: ShownScore }) {
  const t = useTexts(scoreTexts);
  const locale = useLocale();
  return (
    <>
      <WorthyRing
        size="title"
        score={shown.value}
        tone={shown.tone}
        label={t("score.worthy", { score: shown.value, word: scoreWord(shown, locale) })}
      />
      <div className="min-w-0 flex-[1_1_8rem]">
        {title.reason ? (
          <p className="text-base text-balance md:text-lg">
            <ReasonText reason={title.reason} />
          </p>
        ) : null}
        <ScoreWords title={title} shown={shown} />
      </div>
    </>
  );
}

function Unknown({ title }: { title: TitleInFull }) {
  const locale = useLocale();
  const t = useTexts(ratingTexts, scoreTexts);
  const progress = useProgress();
  const { short, sentence } = title.isScorable
    ? missingScore(progress, locale)
    : { short: t("score.noneYet"), sentence: t("score.tooLittle") };
  return (
    <>
      <WorthyRing
        size="title"
        score={null}
        unknownText={short}
        label={t("score.unknown", { text: short })}
      />
      <div className="flex min-w-0 flex-[1_1_8rem] flex-col items-start gap-2">
        {title.reason?.kind === "well-known" ? (
          <p className="text-base text-balance md:text-lg">
            <ReasonText reason={title.reason} />
          </p>
        ) : null}
        <p className="text-base text-balance md:text-lg">{sentence}</p>
        {!title.isScorable || hasScores(progress) ? null : (
          <RouterLink href="/rate" className={buttonClass("outline")}>
            {t("rating.rateTitles")}
          </RouterLink>
        )}
      </div>
    </>
  );
}
