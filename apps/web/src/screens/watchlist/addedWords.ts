import { isNameless } from "../../features/friends/isNameless.ts";
import { peopleOf } from "../../features/watchlist/peopleOf.ts";
import { formatDay } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";
import type { Watchlist, WatchlistItem } from "./watchlistQuery.ts";

type Whose = Pick<Watchlist, "ownerProfile" | "collaborators">;

/** When a title was added, and on a shared list by whom. */
export function addedWords(item: Pick<WatchlistItem, "addedAt" | "addedBy">, { ownerProfile, collaborators }: Whose, { me, t }: { me: string | null; t: T }): string {
  const date = formatDay(item.addedAt);
  if (collaborators.length === 0) return t("watchlist.addedOn", { date });
  if (item.addedBy === me) return t("listPage.addedBy", { name: t("listPage.you"), date });
  const person = peopleOf({ ownerProfile, collaborators }).find(({ userId }) => userId === item.addedBy);
  return t("listPage.addedBy", { name: !person || isNameless(person) ? t("listPage.somebody") : person.profileName.trim(), date });
}
