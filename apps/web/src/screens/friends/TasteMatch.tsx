import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { useQuery } from "@tanstack/react-query";
import { buttonClass, ErrorState } from "@worthy/ui";
import { settingsQuery } from "../../features/account/accountQueries.ts";
import { FRIENDS_ADDRESS } from "../../features/friends/friendAddresses.ts";
import { friendName } from "../../features/friends/friendName.ts";
import { tasteMatchQuery, type Friend } from "../../features/friends/friendQueries.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useT } from "../../messages/useT.ts";
import { AccountSkeleton } from "../profile/AccountSkeleton.tsx";
import { Part } from "../profile/Part.tsx";
import { Alikeness } from "./Alikeness.tsx";
import { NoMatch } from "./NoMatch.tsx";
import { missingInCommon } from "./tasteBand.ts";
import { TastePairs } from "./TastePairs.tsx";

const FORBIDDEN = 403;

/** How far the person and a friend agree, with the titles of it, or what is missing for that. */
export function TasteMatch({ userId, friend }: { userId: string; friend: Friend }) {
  const t = useT();
  const { data, error, refetch } = useQuery(tasteMatchQuery(userId, friend.userId));
  const name = friendName(friend, t);
  if (data) {
    return (
      <>
        <Part id="match" heading={t("tasteMatch.match")}>
          {data.percentage === null ? <TooFew common={data.common} /> : <Alikeness percentage={data.percentage} common={data.common} />}
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
  if (error) return <ErrorState heading={t("tasteMatch.matchFailed")} retry={{ label: t("shell.retry"), onPress: () => void refetch() }} />;
  return <AccountSkeleton />;
}

function Pairs({ match: { agreements, clashes }, name }: { match: CallOutput<"getTasteMatch">; name: string }) {
  const t = useT();
  return (
    <>
      <TastePairs id="agree" heading={t("tasteMatch.agree")} none={t("tasteMatch.agreeNone")} pairs={agreements} name={name} />
      <TastePairs id="clash" heading={t("tasteMatch.clash")} none={t("tasteMatch.clashNone")} pairs={clashes} name={name} />
    </>
  );
}

function TooFew({ common }: { common: number }) {
  const t = useT();
  return (
    <NoMatch heading={t("tasteMatch.tooFew")} text={t("tasteMatch.tooFewHint", { count: missingInCommon(common) })}>
      <RouterLink href="/rate" className={buttonClass("outline")}>
        {t("rating.rateTitles")}
      </RouterLink>
    </NoMatch>
  );
}

/** Says who of the two does not share, and where whoever it is can change that. */
function NotShared({ userId, name }: { userId: string; name: string }) {
  const t = useT();
  const { data: settings } = useQuery(settingsQuery(userId));
  if (!settings) return <AccountSkeleton />;
  if (settings.shareRatingsWithFriendsEnabled) return <NoMatch heading={t("tasteMatch.matchTheirs", { name })} text={t("tasteMatch.matchTheirsHint", { name })} />;
  return (
    <NoMatch heading={t("tasteMatch.matchMine")} text={t("tasteMatch.matchMineHint")}>
      <RouterLink href={`${FRIENDS_ADDRESS}#sharing`} className={buttonClass("outline")}>
        {t("friends.sharing")}
      </RouterLink>
    </NoMatch>
  );
}
