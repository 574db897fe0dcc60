import type { T } from "../../messages/useT.ts";
import { isNameless } from "../friends/isNameless.ts";
import type { SharedPerson } from "./peopleOf.ts";

/** What somebody on a list is called: "You" for who looks, and something for who has given no name. */
export function personName(person: SharedPerson, me: string | null, t: T): string {
  if (person.userId === me) return t("watchlist.you");
  return isNameless(person) ? t("watchlist.somebody") : person.profileName;
}
