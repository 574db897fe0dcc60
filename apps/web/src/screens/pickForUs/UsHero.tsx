import { Button, buttonClass, PosterImage, TONE_TEXT, WorthyRing } from "@worthy/ui";
import { hasScores, scoreBandOf } from "@worthy/domain";
import { Dices } from "lucide-react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useProgress } from "../../features/rating/useProgress.ts";
import { ReasonText } from "../../features/score/ReasonText.tsx";
import { missingScore } from "../../features/score/missingScore.ts";
import { scoreWord } from "../../features/score/scoreWord.ts";
import { FactLine } from "../../features/title/FactLine.tsx";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { posterSources } from "../../features/title/posterSources.ts";
import { useShownName } from "../../features/watchlists/sharing/useShownName.ts";
import { AheadText } from "./AheadText.tsx";
import { MemberRows } from "./MemberRows.tsx";
import { usReason, type Us, type UsPick } from "./usScores.ts";
import { formatRuntime } from "../../locale/formats.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import pickForUsTexts from "./texts/pickForUs.en.json" with { type: "json" };
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };

interface UsHeroProps {
  pick: UsPick;
  members: Us["members"];
  userId: string;
  /** Shows the next best; null if there is none. */
  onAnother: (() => void) | null;
}

function JointScore({ score, early }: { score: number; early: boolean }) {
  const locale = useLocale();
  const t = useTexts(pickForUsTexts, scoreTexts);
  const tone = scoreBandOf(score);
  const word = t(`score.${tone}`);
  return (
    <>
      <WorthyRing
        score={score}
        tone={tone}
        size={76}
        label={t("pickForUs.forAllLabel", { score, word: scoreWord({ tone, early }, locale) })}
      />
      <p className={`font-semibold ${TONE_TEXT[tone]}`} aria-hidden>
        {t("pickForUs.forAll", { word })}
        {early ? (
          <span className="text-sm font-normal text-ink-second"> · {t("score.early")}</span>
        ) : null}
      </p>
    </>
  );
}

/** The pick for the group: the combined score, each member's own, and one action. */
export function UsHero({ pick, members, userId, onAnother }: UsHeroProps) {
  const locale = useLocale();
  const t = useTexts(pickForUsTexts);
  const { title, score } = pick;
  const progress = useProgress();
  const reason = usReason(pick, members, useShownName());
  // As everywhere: no score before there are enough ratings.
  const missing = hasScores(progress) ? null : missingScore(progress, locale);
  return (
    <article
      aria-live="polite"
      className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-x-8"
    >
      <RouterLink
        href={title.path}
        tabIndex={-1}
        aria-hidden
        className="self-start rounded-poster sm:row-span-2"
      >
        <PosterImage
          {...posterSources(title, "(min-width: 600px) 200px, 120px")}
          alt=""
          fallback={title.name}
          eager
        />
      </RouterLink>
      <div className="min-w-0">
        <h2 className="font-display text-xl font-bold tracking-tight wrap-anywhere sm:text-2xl">
          <RouterLink href={title.path} className="rounded-sm hover:underline">
            {title.name}
          </RouterLink>
        </h2>
        <p className="mt-1 text-sm text-ink-second">
          <FactLine
            facts={[
              title.originalName,
              kindAndYear(title, locale),
              title.runtime === null ? null : formatRuntime(title.runtime, locale),
            ]}
          />
        </p>
        <div className="mt-4 flex items-center gap-4">
          {score === null ? (
            <p className="text-sm text-pretty text-ink-second">{t("pickForUs.notJoint")}</p>
          ) : missing ? (
            <>
              <WorthyRing
                score={null}
                size={76}
                label={t("pickForUs.unsure")}
                unknownText={missing.short}
              />
              <p className="text-sm text-pretty text-ink-second">{missing.sentence}</p>
            </>
          ) : (
            <JointScore score={score} early={!progress[title.nodeType].enough} />
          )}
        </div>
        {score !== null && !missing && reason ? (
          <p className="mt-3 text-pretty wrap-anywhere">
            <ReasonText reason={reason} />
          </p>
        ) : null}
        {pick.ahead && !missing ? (
          <p className="mt-2 text-sm text-pretty wrap-anywhere text-ink-second">
            <AheadText ahead={pick.ahead} members={members} userId={userId} />
          </p>
        ) : null}
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">
        <MemberRows pick={pick} members={members} userId={userId} />
        <div className="mt-5 flex flex-wrap gap-3">
          <RouterLink
            href={title.path}
            className={buttonClass(
              "primary",
              "large",
              "flex-1 px-3! whitespace-nowrap sm:flex-none sm:px-6!",
            )}
          >
            {t("pickForUs.watch")}
          </RouterLink>
          <Button
            variant="outline"
            size="large"
            className="px-4! sm:px-6!"
            icon={Dices}
            disabled={onAnother === null}
            onClick={() => onAnother?.()}
          >
            {t("pickForUs.another")}
          </Button>
        </div>
      </div>
    </article>
  );
}
