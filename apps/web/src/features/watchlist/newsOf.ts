import type { CallOutput } from "@worthy/contract";
import type { T } from "../../messages/useT.ts";
import { isNameless } from "./peopleOf.ts";

export type ListActivity = CallOutput<"listWatchlistActivity">["results"][number];

/** What has been heard of a list: how many changes of one person. */
interface Heard {
  by: string;
  count: number;
}

interface Told {
  listName: string;
  me: string | null;
  t: T;
}

/** What the last changes of a person come to, in one sentence; null where the list keeps nothing of them. */
export function newsOf(activity: readonly ListActivity[], { by, count }: Heard, told: Told): string | null {
  const theirs = activity.filter((entry) => entry.by.userId === by).slice(0, count);
  const [last] = theirs;
  return last ? sentence(last, theirs.filter(({ what }) => what === last.what).length, told) : null;
}

function sentence({ what, by, title, about }: ListActivity, count: number, { listName, me, t }: Told): string {
  const who = isNameless(by) ? t("watchlist.somebody") : by.profileName;
  const parts = { who, list: listName };
  if (what === "item-added" || what === "item-restored" || what === "item-removed") {
    if (count === 1 && title) return t(`lists.news.${what}`, { ...parts, title: title.name });
    return t(what === "item-removed" ? "lists.news.removedMany" : "lists.news.addedMany", { ...parts, count });
  }
  if (what === "invited" || what === "removed") return t(`lists.news.${what}`, { ...parts, about: insideName(about, me, t) });
  return t(`lists.news.${what}`, parts);
}

/** Within a sentence. */
function insideName(person: ListActivity["about"], me: string | null, t: T): string {
  if (person?.userId === me) return t("watchlist.youInside");
  return !person || isNameless(person) ? t("watchlist.somebodyInside") : person.profileName;
}
