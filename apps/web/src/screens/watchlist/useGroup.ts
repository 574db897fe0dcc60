import { useUserId } from "../../features/session/useUserId.ts";
import { peopleOf } from "../../features/watchlist/peopleOf.ts";
import { personName } from "../../features/watchlist/personName.ts";
import { listGroup } from "../../messages/en/listGroup.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { othersCount } from "./groupRoom.ts";
import type { Watchlist } from "./watchlistQuery.ts";

provideTexts({ listGroup });

interface GroupPerson {
  userId: string;
  name: string;
}

/** Who shares a list with the one who looks, and what all of them are called. */
export interface Group {
  me: string;
  others: readonly GroupPerson[];
  together: string;
}

/** Null where nobody else is on the list. */
export function useGroup(list: Watchlist): Group | null {
  const t = useT();
  const me = useUserId();
  if (othersCount(list) === 0) return null;
  const others = peopleOf(list).filter(({ userId }) => userId !== me);
  return {
    me: t("watchlist.you"),
    others: others.map((person) => ({ userId: person.userId, name: personName(person, me, t) })),
    together: t(others.length === 1 ? "listGroup.both" : "listGroup.all"),
  };
}
