import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { buttonClass, ErrorState, LiveRegion, Skeleton, WorthyRing } from "@worthy/ui";
import { useState } from "react";
import { useLocation } from "../../router/useLocation.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useProgress } from "../../features/rating/useProgress.ts";
import { missingScore } from "../../features/score/missingScore.ts";
import { shownScore } from "../../features/score/shownScore.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { popupAddress } from "../popupAddress.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { Confidence } from "./Confidence.tsx";
import { explanationQuery } from "./explanationQuery.ts";
import { RateNext } from "./RateNext.tsx";
import type { Explanation } from "./waterfall.ts";
import { Waterfall } from "./Waterfall.tsx";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import whyTexts from "./texts/why.en.json" with { type: "json" };

/** Why a title has its score: the arithmetic, the confidence, and what would improve it. */
export function WhyPopup({ value, close }: PopupProps) {
  const t = useTexts(scoreTexts, shellTexts, whyTexts);
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
  const shown = data
    ? shownScore({ score: data.score, nodeType: data.title.nodeType }, progress)
    : null;
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
  if (data && shown) {
    const ring = (
      <WorthyRing
        score={shown.value}
        tone={shown.tone}
        size={64}
        label={t("score.worthy", { score: shown.value, word: t(`score.${shown.tone}`) })}
      />
    );
    return (
      <PopupFrame
        title={t("why.heading", { score: shown.value })}
        subtitle={t("why.forYou", { name: data.title.name })}
        lead={ring}
        close={close}
      >
        <NewScore score={shown.value} word={t(`score.${shown.tone}`)} />
        <div className="mt-6">
          <Waterfall
            base={data.base}
            contributions={data.contributions}
            score={shown.value}
            tone={shown.tone}
          />
        </div>
        <Confidence confidence={data.confidence} ratingCount={data.ratingCount} />
        <RateNext titles={data.rateNext} />
      </PopupFrame>
    );
  }
  return (
    <PopupFrame title={t("why.headingNone")} subtitle={about?.name} close={close}>
      {about ? (
        <NotYet about={about} rateNext={data?.rateNext ?? []} />
      ) : (
        <Skeleton className="mt-6 h-40 w-full" />
      )}
    </PopupFrame>
  );
}

/** Announces the score when a rating given here has moved it. */
function NewScore({ score, word }: { score: number; word: string }) {
  const t = useTexts(whyTexts);
  const [said, setSaid] = useState({ score, text: "" });
  if (said.score !== score)
    setSaid({ score, text: t("why.newScore", { score, word: word.toLowerCase() }) });
  return <LiveRegion text={said.text} />;
}

function NotYet({
  about,
  rateNext,
}: {
  about: Explanation["title"];
  rateNext: Explanation["rateNext"];
}) {
  const locale = useLocale();
  const t = useTexts(ratingTexts, scoreTexts);
  const progress = useProgress();
  const { short, sentence } = missingScore(about.nodeType, progress, locale);
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
