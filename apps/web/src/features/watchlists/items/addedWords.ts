import { isNameless } from "../../friends/isNameless.ts";
import { peopleOf } from "../lists/peopleOf.ts";
import type { Watchlist, WatchlistItem } from "../page/watchlistQuery.ts";
import { formatDay } from "../../../locale/formats.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import listPageTexts from "../texts/listPage.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

type Whose = Pick<Watchlist, "ownerProfile" | "collaborators">;

/** When a title was added, and on a shared list by whom. */
export function addedWords(
  item: Pick<WatchlistItem, "addedAt" | "addedBy">,
  { ownerProfile, collaborators }: Whose,
  { me, locale }: { me: string | null; locale: Locale },
): string {
  const t = locale.texts(listPageTexts, watchlistTexts);
  const date = formatDay(item.addedAt, locale);
  if (collaborators.length === 0) return t("watchlist.addedOn", { date });
  if (item.addedBy === me) return t("listPage.addedBy", { name: t("listPage.you"), date });
  const person = peopleOf({ ownerProfile, collaborators }).find(
    ({ userId }) => userId === item.addedBy,
  );
  return t("listPage.addedBy", {
    name: !person || isNameless(person) ? t("listPage.somebody") : person.profileName.trim(),
    date,
  });
}
