import { Avatar, buttonClass, Icon } from "@worthy/ui";
import { Dices, UserPlus, Users } from "lucide-react";
import { useLocation } from "../../../router/useLocation.ts";
import { avatarUrl } from "../../account/avatarUrl.ts";
import { RouterLink } from "../../links/RouterLink.tsx";
import { useRemovals } from "../../friends/removing/useRemovals.ts";
import { peopleOf } from "../lists/peopleOf.ts";
import { listPath } from "./inviteAddress.ts";
import type { SharedList } from "./patchLists.ts";
import { RedeemList } from "./RedeemList.tsx";
import { removalName } from "./useSharing.ts";
import { useShownName } from "./useShownName.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

/** More wouldn't fit on a phone. */
const MOST_AVATARS = 4;

/**
 * Who is on a list, with links to share it and to pick together; or for invited people, whether to
 * join.
 */
export function ListBar({ userId, list }: { userId: string; list: SharedList }) {
  const t = useTexts(sharingTexts);
  const shownName = useShownName();
  const { pathname } = useLocation();
  const { hidden } = useRemovals();
  const isMember = list.owner || list.type === "ACCEPTED";
  const players = peopleOf(list).filter(
    (person) => !hidden.has(removalName(list.id, person.userId)),
  );
  if (!isMember) return <RedeemList userId={userId} list={list} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {players.length > 1 ? (
        <ul
          aria-label={t("sharing.bar")}
          className="flex items-center -space-x-2 pe-1 rtl:space-x-reverse"
        >
          {players.slice(0, MOST_AVATARS).map((person) => (
            <li key={person.userId} className="rounded-full ring-2 ring-ground">
              <Avatar
                name={shownName(person.profileName)}
                src={avatarUrl(person.profileImage, "thumbnail")}
                size={32}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <RouterLink
        href={`${pathname}?people=${list.id}`}
        state={{ overPage: true }}
        preventScrollReset
        data-coachmark="Share 2"
        className={buttonClass("outline", "medium", "max-sm:px-3")}
      >
        <Icon of={list.owner ? UserPlus : Users} />
        {t(list.owner ? "sharing.share" : "sharing.people")}
      </RouterLink>
      {players.length > 1 ? (
        <RouterLink
          href={`${listPath(list.id)}/us`}
          className={buttonClass("outline", "medium", "max-sm:px-3")}
        >
          <Icon of={Dices} />
          {t("sharing.pickForUs")}
        </RouterLink>
      ) : null}
    </div>
  );
}
