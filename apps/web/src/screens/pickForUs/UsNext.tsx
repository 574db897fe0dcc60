import { PosterImage, ScoreNumber } from "@worthy/ui";
import { hasScores, scoreBandOf } from "@worthy/domain";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useProgress } from "../../features/rating/useProgress.ts";
import { ReasonText } from "../../features/score/ReasonText.tsx";
import { scoreWords } from "../../features/score/scoreWord.ts";
import { isOwn } from "../../features/score/reasonSentence.ts";
import { useShownName } from "../../features/watchlists/sharing/useShownName.ts";
import { posterSources } from "../../features/title/posterSources.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { AheadText } from "./AheadText.tsx";
import { memberScores, usReason, type Us, type UsPick } from "./usScores.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import pickForUsTexts from "./texts/pickForUs.en.json" with { type: "json" };

interface UsNextProps {
  picks: readonly UsPick[];
  members: Us["members"];
  userId: string;
}

function NumberForAll({ score, early }: { score: number; early: boolean }) {
  const locale = useLocale();
  const tone = scoreBandOf(score);
  return <ScoreNumber score={score} tone={tone} {...scoreWords({ tone, early }, locale)} />;
}

/** The runners-up, each with everybody's scores in one line. */
export function UsNext({ picks, members, userId }: UsNextProps) {
  const locale = useLocale();
  const t = useTexts(pickForUsTexts);
  const progress = useProgress();
  const shownName = useShownName();
  if (picks.length === 0) return null;
  const numbersOf = (pick: UsPick) =>
    memberScores(pick, members, { userId, progress }).map((member) => {
      const name = member.userId === userId ? t("pickForUs.you") : shownName(member.profileName);
      return typeof member.score === "object"
        ? t("pickForUs.eachScore", { name, score: member.score.value })
        : t("pickForUs.eachHidden", { name });
    });
  return (
    <section aria-labelledby="us-next" className="mt-10">
      <h2 id="us-next" className="font-display text-lg font-semibold">
        {t("pickForUs.next")}
      </h2>
      <ul className="mt-3 border-b border-hairline">
        {picks.map((pick) => {
          const { title, score } = pick;
          const missing = !hasScores(progress);
          const reason = missing || score === null ? null : usReason(pick, members, shownName);
          return (
            <li key={title.id} className="border-t border-hairline">
              <RouterLink
                href={title.path}
                className="flex min-h-20 items-center gap-4 rounded-poster py-2.5 hover:bg-raised"
              >
                <span className="w-10 shrink-0">
                  <PosterImage {...posterSources(title, "40px")} alt="" fallback="" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere">{title.name}</span>
                  <span className="block text-sm text-ink-second">
                    {kindAndYear(title, locale)}
                  </span>
                  <span className="block text-sm text-ink-second">
                    {numbersOf(pick).join(" · ")}
                  </span>
                  {isOwn(reason) ? (
                    <span className="mt-1 block text-sm wrap-anywhere">
                      <ReasonText reason={reason} length="short" />
                    </span>
                  ) : null}
                  {pick.ahead && !missing ? (
                    <span className="mt-1 block text-xs wrap-anywhere text-ink-second">
                      <AheadText ahead={pick.ahead} members={members} userId={userId} />
                    </span>
                  ) : null}
                </span>
                {missing ? (
                  <span className="text-sm text-ink-second">{t("pickForUs.unsure")}</span>
                ) : score === null ? null : (
                  <NumberForAll score={score} early={!progress[title.nodeType].enough} />
                )}
              </RouterLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
