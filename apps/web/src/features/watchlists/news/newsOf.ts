import type { CallOutput } from "@worthy/contract";
import { isNameless } from "../../friends/isNameless.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

export type ListActivity = CallOutput<"listWatchlistActivity">["results"][number];

/** Changes to a list: how many by one person. */
interface Heard {
  by: string;
  count: number;
}

interface Told {
  listName: string;
  me: string | null;
  locale: Locale;
}

/** A person's latest changes in one sentence; null if the list doesn't record them. */
export function newsOf(
  activity: readonly ListActivity[],
  { by, count }: Heard,
  told: Told,
): string | null {
  const theirs = activity.filter((entry) => entry.by.userId === by).slice(0, count);
  const [last] = theirs;
  return last ? sentence(last, theirs.filter(({ what }) => what === last.what).length, told) : null;
}

function sentence(
  { what, by, title, about }: ListActivity,
  count: number,
  { listName, me, locale }: Told,
): string {
  const t = locale.texts(listsTexts, watchlistTexts);
  const who = isNameless(by) ? t("watchlist.somebody") : by.profileName;
  const parts = { who, list: listName };
  if (what === "item-added" || what === "item-restored" || what === "item-removed") {
    if (count === 1 && title) return t(`lists.news.${what}`, { ...parts, title: title.name });
    return t(what === "item-removed" ? "lists.news.removedMany" : "lists.news.addedMany", {
      ...parts,
      count,
    });
  }
  if (what === "invited" || what === "removed")
    return t(`lists.news.${what}`, { ...parts, about: insideName(about, me, locale) });
  return t(`lists.news.${what}`, parts);
}

/** For use within a sentence. */
function insideName(person: ListActivity["about"], me: string | null, locale: Locale): string {
  const t = locale.texts(watchlistTexts);
  if (person?.userId === me) return t("watchlist.youInside");
  return !person || isNameless(person) ? t("watchlist.somebodyInside") : person.profileName;
}
