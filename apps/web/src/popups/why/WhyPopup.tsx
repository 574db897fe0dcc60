import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { scoreBandOf } from "@worthy/domain";
import { buttonClass, ErrorState, LiveRegion, Skeleton, WorthyRing } from "@worthy/ui";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useLocation } from "../../router/useLocation.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { MisleadingNote } from "../../features/rating/MisleadingNote.tsx";
import { useProgress } from "../../features/rating/useProgress.ts";
import { missingScore } from "../../features/score/missingScore.ts";
import { confidenceWord, scoreWord } from "../../features/score/scoreWord.ts";
import { shownScore, type ShownScore } from "../../features/score/shownScore.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { popupAddress } from "../popupAddress.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { explanationQuery } from "./explanationQuery.ts";
import { RateNext } from "./RateNext.tsx";
import { useScoreWithout, type ScoreWithout } from "./useScoreWithout.ts";
import type { Explanation } from "./waterfall.ts";
import { Waterfall } from "./Waterfall.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { withinSentence } from "../../locale/withinSentence.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import whyTexts from "./texts/why.en.json" with { type: "json" };

const WORDS = ["guess", "leaning", "fairly-sure", "sure"] as const;

/** Why a title has its score: the arithmetic, the confidence, and what would improve it. */
export function WhyPopup({ value, close }: PopupProps) {
  const t = useTexts(shellTexts, whyTexts);
  const userId = useUserId();
  const titleId = Number(value);
  const { data, isLoadingError, refetch } = useQuery({
    ...explanationQuery(userId ?? "", titleId),
    enabled: userId !== null,
    placeholderData: keepPreviousData,
  });
  const { data: title } = useQuery({ ...titleQuery(titleId), enabled: userId === null });
  const about = data?.title ?? title;
  const progress = useProgress();
  const without = useScoreWithout({ userId: userId ?? "", titleId, full: data });
  if (isLoadingError) {
    return (
      <PopupFrame title={t("why.headingNone")} close={close}>
        <ErrorState
          heading={t("why.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      </PopupFrame>
    );
  }
  const full = data ? shownScore({ ...data.title, score: data.score }, progress) : null;
  if (data && full) return <WhyScore data={data} full={full} without={without} close={close} />;
  return (
    <PopupFrame title={t("why.headingNone")} subtitle={about?.name} close={close}>
      {about ? (
        <NotYet rateNext={data?.rateNext ?? []} />
      ) : (
        <Skeleton className="mt-6 h-40 w-full" />
      )}
    </PopupFrame>
  );
}

interface WhyScoreProps {
  data: Explanation;
  full: ShownScore;
  without: ScoreWithout;
  close: () => void;
}

/** The sum with all ratings, or without one. */
function WhyScore({ data, full, without, close }: WhyScoreProps) {
  const t = useTexts(scoreTexts, whyTexts);
  const locale = useLocale();
  const { now, putBack } = without;
  const current = now?.explanation ?? data;
  const value = current.score ?? full.value;
  const shown = { value, tone: scoreBandOf(value), early: full.early };
  const word = t(`score.${shown.tone}`);
  const forYou = t("why.forYou", { name: data.title.name });
  return (
    <PopupFrame
      title={
        now ? (
          <>
            {full.value} <span className="sr-only">→</span>
            <ArrowRight
              aria-hidden
              className="inline-block size-6 text-ink-second rtl:-scale-x-100"
            />{" "}
            {value}{" "}
            <span className="max-md:block max-md:font-sans max-md:text-sm max-md:font-normal max-md:text-ink-second">
              {t("why.without", { name: now.row.name })}
            </span>
          </>
        ) : (
          t("why.heading", { score: value })
        )
      }
      subtitle={
        <>
          <span className={now ? "max-md:hidden" : undefined}>{forYou}</span>
          <span className="max-md:hidden">. {t("why.open")}</span>
        </>
      }
      lead={
        <WorthyRing
          score={value}
          tone={shown.tone}
          size={64}
          label={t("score.worthy", { score: value, word: scoreWord(shown, locale) })}
        />
      }
      close={close}
      onEscape={now ? putBack : close}
    >
      <NewScore score={value} word={word} without={now !== null} />
      <Waterfall full={data} without={without} shown={shown} />
      <Misleading titles={data.misleading} />
      <Confidence
        word={confidenceWord(shown, current.confidence) ?? "guess"}
        ratingCount={current.ratingCount}
      />
      <RateNext titles={data.rateNext} />
    </PopupFrame>
  );
}

/** Announces the score when a rating given or left out here has moved it. */
function NewScore({ score, word, without }: { score: number; word: string; without: boolean }) {
  const t = useTexts(whyTexts);
  const [said, setSaid] = useState({ score, without, text: "" });
  if (said.score !== score || said.without !== without) {
    const text = t(without ? "why.withoutIt" : "why.newScore", {
      score,
      word: withinSentence(word),
    });
    setSaid({ score, without, text });
  }
  return <LiveRegion text={said.text} />;
}

/** The newest ratings that don't count, here or for any score, each with a way to count it again. */
function Misleading({ titles }: { titles: Explanation["misleading"] }) {
  const t = useTexts(ratingTexts);
  if (titles.length === 0) return null;
  return (
    <ul aria-label={t("rating.notCounted")} className="mt-3">
      {titles.map((title) => (
        <li key={title.id} className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold wrap-anywhere">{title.name}</span>
          <MisleadingNote title={title} />
        </li>
      ))}
    </ul>
  );
}

interface ConfidenceProps extends Pick<Explanation, "ratingCount"> {
  word: Explanation["confidence"]["word"];
}

/** Confidence of the score: one of four words, and the number of ratings it rests on. */
function Confidence({ word: reachedWord, ratingCount }: ConfidenceProps) {
  const t = useTexts(scoreTexts, whyTexts);
  const reached = WORDS.indexOf(reachedWord);
  return (
    <section aria-label={t("why.confidence")} className="mt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t(`score.${reachedWord}`)}</span>
        <span className="text-sm text-ink-second">{t("why.ratings", { count: ratingCount })}</span>
      </p>
      <div aria-hidden className="mt-2 grid grid-cols-4 gap-1">
        {WORDS.map((word, step) => (
          <span key={word} className={`h-1 ${step <= reached ? "bg-fill" : "bg-edge/50"}`} />
        ))}
      </div>
    </section>
  );
}

function NotYet({ rateNext }: Pick<Explanation, "rateNext">) {
  const locale = useLocale();
  const t = useTexts(ratingTexts, scoreTexts);
  const progress = useProgress();
  const { short, sentence } = missingScore(progress, locale);
  return (
    <>
      <div className="mt-6 flex items-center gap-5">
        <WorthyRing
          score={null}
          size={76}
          unknownText={short}
          label={t("score.unknown", { text: short })}
        />
        <p className="text-base">{sentence}</p>
      </div>
      <div className="mt-5">
        <RouterLink
          href={popupAddress(useLocation(), "mini-rate", "1")}
          state={{ overPage: true }}
          preventScrollReset
          className={buttonClass()}
        >
          {t("rating.rateTitles")}
        </RouterLink>
      </div>
      <RateNext titles={rateNext} />
    </>
  );
}
