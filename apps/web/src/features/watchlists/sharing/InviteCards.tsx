import { showsRedeem } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "@worthy/ui";
import { RouterLink } from "../../links/RouterLink.tsx";
import { watchlistsQuery } from "../lists/watchlistsQuery.ts";
import { useRemovals } from "../../friends/removing/useRemovals.ts";
import { listPath } from "./inviteAddress.ts";
import type { SharedList } from "./patchLists.ts";
import { RedeemCard } from "./RedeemCard.tsx";
import { declineName, useAnswerInvite } from "./useAnswerInvite.ts";
import { useShownName } from "./useShownName.ts";
import { listName } from "../lists/listName.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

/** Invites waiting for the person's answer, above their lists; nothing if there are none. */
export function InviteCards({ userId }: { userId: string }) {
  const t = useTexts(sharingTexts);
  const { hidden } = useRemovals();
  const { data } = useQuery(watchlistsQuery(userId));
  const waiting = (data?.watchlists ?? []).filter(
    (list) => showsRedeem(list.type) && !hidden.has(declineName(list.id)),
  );
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={t("sharing.waiting")} className="flex flex-col gap-3 pb-6">
      {waiting.map((list) => (
        <li key={list.id}>
          <InviteCard userId={userId} list={list} />
        </li>
      ))}
    </ul>
  );
}

function InviteCard({ userId, list }: { userId: string; list: SharedList }) {
  const locale = useLocale();
  const t = useTexts(sharingTexts);
  const shownName = useShownName();
  const answer = useAnswerInvite(userId, list);
  const heading = t("sharing.toList", {
    who: shownName(list.ownerProfile.profileName),
    list: listName(list.name, locale),
  });
  return (
    <RedeemCard
      inviter={list.ownerProfile}
      heading={heading}
      yes={{ label: t("sharing.join"), action: "join" }}
      onAnswer={answer}
    >
      <RouterLink
        href={listPath(list.id)}
        aria-label={t("sharing.openInviteTo", { list: listName(list.name, locale) })}
        className={buttonClass("quiet", "medium", "max-sm:basis-full")}
      >
        {t("sharing.openInvite")}
      </RouterLink>
    </RedeemCard>
  );
}
