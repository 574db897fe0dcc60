import { useUserId } from "../../session/useUserId.ts";
import { peopleOf } from "../lists/peopleOf.ts";
import { personName } from "../lists/personName.ts";
import { othersCount } from "./groupRoom.ts";
import type { Watchlist } from "../page/watchlistQuery.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listGroupTexts from "../texts/listGroup.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

interface GroupPerson {
  userId: string;
  name: string;
}

/** Who shares a list with the viewer, and their names. */
export interface Group {
  me: string;
  others: readonly GroupPerson[];
  together: string;
}

/** Null if nobody else is on the list. */
export function useGroup(list: Watchlist): Group | null {
  const locale = useLocale();
  const t = useTexts(listGroupTexts, watchlistTexts);
  const me = useUserId();
  if (othersCount(list) === 0) return null;
  const others = peopleOf(list).filter(({ userId }) => userId !== me);
  return {
    me: t("watchlist.you"),
    others: others.map((person) => ({
      userId: person.userId,
      name: personName(person, me, locale),
    })),
    together: t(others.length === 1 ? "listGroup.both" : "listGroup.all"),
  };
}
