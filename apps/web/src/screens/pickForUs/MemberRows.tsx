import { Avatar, ScoreNumber } from "@worthy/ui";
import { avatarUrl } from "../../features/account/avatarUrl.ts";
import { useProgress } from "../../features/rating/useProgress.ts";
import { missingScore } from "../../features/score/missingScore.ts";
import { scoreWords } from "../../features/score/scoreWord.ts";
import { useShownName } from "../../features/watchlists/sharing/useShownName.ts";
import { memberScores, type Us, type UsPick } from "./usScores.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import pickForUsTexts from "./texts/pickForUs.en.json" with { type: "json" };

interface MemberRowsProps {
  pick: UsPick;
  members: Us["members"];
  userId: string;
}

/** Each member with their score of the pick. */
export function MemberRows({ pick, members, userId }: MemberRowsProps) {
  const locale = useLocale();
  const t = useTexts(pickForUsTexts);
  const progress = useProgress();
  const shownName = useShownName();
  return (
    <ul aria-label={t("pickForUs.each")} className="border-b border-hairline">
      {memberScores(pick, members, { userId, progress }).map(({ score, ...member }) => (
        <li
          key={member.userId}
          className="flex min-h-15 items-center gap-3 border-t border-hairline py-2"
        >
          <Avatar
            name={shownName(member.profileName)}
            src={avatarUrl(member.profileImage, "thumbnail")}
            size={32}
            decorative
          />
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
            <bdi>
              {member.userId === userId ? t("pickForUs.you") : shownName(member.profileName)}
            </bdi>
          </span>
          {score === "hidden" ? (
            <span className="text-sm text-ink-second">{t("pickForUs.hidden")}</span>
          ) : null}
          {score === "missing" ? (
            <span className="text-sm text-ink-second">{missingScore(progress, locale).short}</span>
          ) : null}
          {typeof score === "object" ? (
            <ScoreNumber
              score={score.value}
              tone={score.tone}
              {...scoreWords(score, locale)}
              beside
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
