import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { buttonClass, ErrorState } from "@worthy/ui";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { settingsQuery } from "../../../features/account/accountQueries.ts";
import { isSharingOpen, sharesRatings } from "../../../features/account/ratingSharing.ts";
import { SETTINGS_WRITE } from "../../../features/account/useSettingWrite.ts";
import { FRIENDS_ADDRESS } from "../../../features/friends/friendAddresses.ts";
import { friendName } from "../../../features/friends/friendName.ts";
import { tasteMatchQuery, type Friend } from "../../../features/friends/friendQueries.ts";
import { SharingQuestion } from "../../../features/friends/SharingQuestion.tsx";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { AccountSkeleton } from "../../profile/AccountSkeleton.tsx";
import { Part } from "../../profile/Part.tsx";
import { missingInCommon, tasteBand } from "./tasteBand.ts";
import { TastePairs } from "./TastePairs.tsx";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import friendsTexts from "../../../features/friends/texts/friends.en.json" with { type: "json" };
import ratingTexts from "../../../features/rating/texts/rating.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import tasteMatchTexts from "./texts/tasteMatch.en.json" with { type: "json" };

const FORBIDDEN = 403;

/** How far the person and a friend agree, with the titles, or what is missing for that. */
export function TasteMatch({ userId, friend }: { userId: string; friend: Friend }) {
  const locale = useLocale();
  const t = useTexts(shellTexts, tasteMatchTexts);
  const { data, error, refetch } = useQuery(tasteMatchQuery(userId, friend.userId));
  const name = friendName(friend, locale);
  if (data) {
    return (
      <>
        <Part id="match" heading={t("tasteMatch.match")}>
          {data.percentage === null ? (
            <TooFew common={data.common} />
          ) : (
            <Alikeness percentage={data.percentage} common={data.common} />
          )}
        </Part>
        {data.common > 0 ? <Pairs match={data} name={name} /> : null}
      </>
    );
  }
  if (error instanceof ApiFailure && error.status === FORBIDDEN) {
    return (
      <Part id="match" heading={t("tasteMatch.match")}>
        <NotShared userId={userId} name={name} />
      </Part>
    );
  }
  if (error)
    return (
      <ErrorState
        heading={t("tasteMatch.matchFailed")}
        retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
      />
    );
  return <AccountSkeleton />;
}

function Pairs({
  match: { agreements, clashes },
  name,
}: {
  match: CallOutput<"getTasteMatch">;
  name: string;
}) {
  const t = useTexts(tasteMatchTexts);
  return (
    <>
      <TastePairs
        id="agree"
        heading={t("tasteMatch.agree")}
        none={t("tasteMatch.agreeNone")}
        pairs={agreements}
        name={name}
      />
      <TastePairs
        id="clash"
        heading={t("tasteMatch.clash")}
        none={t("tasteMatch.clashNone")}
        pairs={clashes}
        name={name}
      />
    </>
  );
}

function TooFew({ common }: { common: number }) {
  const t = useTexts(ratingTexts, tasteMatchTexts);
  return (
    <NoMatch
      heading={t("tasteMatch.tooFew")}
      text={t("tasteMatch.tooFewHint", { count: missingInCommon(common) })}
    >
      <RouterLink href="/rate" className={buttonClass("outline")}>
        {t("rating.rateTitles")}
      </RouterLink>
    </NoMatch>
  );
}

/** Says which of the two doesn't share, and where the person can change that, or asks them. */
function NotShared({ userId, name }: { userId: string; name: string }) {
  const t = useTexts(friendsTexts, tasteMatchTexts);
  const { data: settings } = useQuery(settingsQuery(userId));
  // Until the match is asked for again, it isn't known who doesn't share.
  const isSaving = useIsMutating({ mutationKey: SETTINGS_WRITE }) > 0;
  if (!settings || isSaving) return <AccountSkeleton />;
  if (isSharingOpen(settings)) return <SharingQuestion userId={userId} focusId="friend" />;
  if (sharesRatings(settings))
    return (
      <NoMatch
        heading={t("tasteMatch.matchTheirs", { name })}
        text={t("tasteMatch.matchTheirsHint", { name })}
      />
    );
  return (
    <NoMatch heading={t("tasteMatch.matchMine")} text={t("tasteMatch.matchMineHint")}>
      <RouterLink href={`${FRIENDS_ADDRESS}#sharing`} className={buttonClass("outline")}>
        {t("friends.sharing")}
      </RouterLink>
    </NoMatch>
  );
}

/** The percentage, its word, and a bar in ink, because score colours are only for scores. */
function Alikeness({ percentage, common }: { percentage: number; common: number }) {
  const t = useTexts(tasteMatchTexts);
  return (
    <div className="rounded-sheet border border-hairline bg-raised p-5 md:p-6">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-3xl font-bold tracking-tight tabular-nums">
          {t("tasteMatch.percent", { percentage })}
        </span>
        <span className="font-display text-lg font-semibold">
          {t(`tasteMatch.band_${tasteBand(percentage)}`)}
        </span>
      </p>
      <span aria-hidden className="mt-4 block h-2 overflow-hidden rounded-full bg-lifted">
        <span
          className="block h-full rounded-full bg-fill"
          style={{ inlineSize: `${percentage}%` }}
        />
      </span>
      <p className="mt-3 text-ink-second">{t("tasteMatch.common", { count: common })}</p>
    </div>
  );
}

interface NoMatchProps {
  heading: string;
  text: string;
  /** The next step. */
  children?: ReactNode;
}

/** Replaces the taste match with the reason why there is none. */
function NoMatch({ heading, text, children }: NoMatchProps) {
  return (
    <div className="rounded-sheet border border-dashed border-edge p-5 md:p-6">
      <p className="font-display text-lg font-semibold text-balance">{heading}</p>
      <p className="mt-1 text-pretty text-ink-second">{text}</p>
      {children ? <div className="mt-4">{children}</div> : null}
    </div>
  );
}
