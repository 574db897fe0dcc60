import { Button, buttonClass, Icon, UiLink, WorthyRing } from "@worthy/ui";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useRatings } from "../../features/rating/useRatings.ts";
import { scoreWord } from "../../features/score/scoreWord.ts";
import { shownScore } from "../../features/score/shownScore.ts";
import type { OnboardingEnd } from "../../features/wall/useOnboardingEnd.ts";
import type { RankedPick } from "./usePicks.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

export interface WallFinishProps {
  end: OnboardingEnd;
  first: RankedPick["pick"] | undefined;
}

/** Replaces the wall once there are enough ratings: the result, and next steps. */
export function WallFinish({ end: { hater, keepRating }, first }: WallFinishProps) {
  const t = useTexts(scoreTexts, wallTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused poster is gone.
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0); // the new content is shorter
  }, []);
  const strict = hater.overall || hater.onboarding;
  const locale = useLocale();
  const { progress } = useRatings();
  const shown = first ? shownScore(first, progress) : null;
  return (
    <section
      aria-labelledby="wall-finish"
      className="mx-auto flex max-w-140 flex-col items-center gap-4 py-10 text-center sm:py-16"
    >
      <span className="grid size-14 place-items-center rounded-full border border-edge">
        <Icon of={Check} size={26} />
      </span>
      <h2
        ref={heading}
        id="wall-finish"
        tabIndex={-1}
        className="font-display text-2xl font-bold tracking-tight text-balance outline-none"
      >
        {t("wall.finished")}
      </h2>
      <p className="text-base text-pretty text-ink-second">
        {t(strict ? "wall.finishedStrict" : "wall.finishedHint")}
      </p>
      {first && shown ? (
        <p className="flex items-center gap-4 rounded-sheet border border-hairline bg-raised py-3 ps-3 pe-5 text-start lg:hidden">
          <WorthyRing
            score={shown.value}
            tone={shown.tone}
            size={64}
            label={t("score.worthy", { score: shown.value, word: scoreWord(shown, locale) })}
          />
          <span className="font-display text-lg font-semibold text-balance">{first.name}</span>
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <UiLink href="/onboarding/genres" className={buttonClass("primary", "large")}>
          {t("wall.finishedNext")}
        </UiLink>
        <UiLink href="/home/" className={buttonClass("outline", "large")}>
          {t("wall.openToday")}
        </UiLink>
      </div>
      <Button variant="quiet" onClick={keepRating}>
        {t("wall.keepRating")}
      </Button>
    </section>
  );
}
