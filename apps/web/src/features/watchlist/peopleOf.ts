import { PLACEHOLDER_NAME } from "@worthy/domain";
import type { T } from "../../messages/useT.ts";
import type { ListSummary } from "./listWrites.ts";

export type SharedPerson = ListSummary["ownerProfile"];

/** Everybody on a list, its owner first. */
export function peopleOf({ ownerProfile, collaborators }: Pick<ListSummary, "ownerProfile" | "collaborators">): SharedPerson[] {
  return [ownerProfile, ...collaborators];
}

/** What somebody on a list is called: "You" for who looks, and something for who has given no name. */
export function personName(person: SharedPerson, me: string | null, t: T): string {
  if (person.userId === me) return t("watchlist.you");
  return isNameless(person) ? t("watchlist.somebody") : person.profileName;
}

/** Whether somebody has given no name. */
export function isNameless({ profileName }: SharedPerson): boolean {
  return profileName.trim() === "" || profileName === PLACEHOLDER_NAME;
}
