import { buttonClass, TONE_TEXT, WorthyRing } from "@worthy/ui";
import { useLocation } from "../../router/useLocation.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useProgress } from "../../features/rating/useProgress.ts";
import { Dot } from "../../features/title/Dot.tsx";
import { missingScore } from "../../features/score/missingScore.ts";
import { reasonSentence } from "../../features/score/reasonSentence.ts";
import { shownScore, type ShownScore } from "../../features/score/shownScore.ts";
import { useT } from "../../messages/useT.ts";
import { popupAddress } from "../../popups/popupAddress.ts";
import type { TitleInFull } from "./titleFacts.ts";

/** The ring with its reason in one sentence, or what is still missing for a number. */
export function ScoreLine({ title }: { title: TitleInFull }) {
  const progress = useProgress();
  const shown = shownScore(title, progress);
  return (
    <div className="flex items-center gap-5" aria-live="polite">
      {shown ? <Known title={title} shown={shown} /> : <Unknown title={title} />}
    </div>
  );
}

function Known({ title, shown }: { title: TitleInFull; shown: ShownScore }) {
  const t = useT();
  const location = useLocation();
  const word = t(`score.${shown.tone}`);
  return (
    <>
      <WorthyRing size="title" score={shown.value} tone={shown.tone} label={t("score.worthy", { score: shown.value, word })} />
      <div className="min-w-0">
        {title.reason ? <p className="text-base text-balance md:text-lg">{reasonSentence(title.reason, t)}</p> : null}
        <p className="flex flex-wrap items-center text-sm text-ink-second">
          <span className={`font-semibold ${TONE_TEXT[shown.tone]}`}>{word}</span>
          <Dot />
          {title.confidence ? (
            <>
              {t(`score.${title.confidence.word}`).toLowerCase()}
              <Dot />
            </>
          ) : null}
          <RouterLink
            href={popupAddress(location, "why", String(title.id))}
            state={{ overPage: true }}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            {t("title.why", { score: shown.value })}
          </RouterLink>
        </p>
      </div>
    </>
  );
}

function Unknown({ title }: { title: TitleInFull }) {
  const t = useT();
  const progress = useProgress();
  const { short, sentence } = missingScore(title.nodeType, progress, t);
  return (
    <>
      <WorthyRing size="title" score={null} unknownText={short} label={t("score.unknown", { text: short })} />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="text-base text-balance md:text-lg">{sentence}</p>
        {progress[title.nodeType].enough ? null : (
          <RouterLink href="/rate" className={buttonClass("outline")}>
            {t("rating.rateTitles")}
          </RouterLink>
        )}
      </div>
    </>
  );
}
