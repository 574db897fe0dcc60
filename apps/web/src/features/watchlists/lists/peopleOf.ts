import type { ListSummary } from "./listWrites.ts";

export type SharedPerson = ListSummary["ownerProfile"];

/** Everybody on a list, its owner first. */
export function peopleOf({
  ownerProfile,
  collaborators,
}: Pick<ListSummary, "ownerProfile" | "collaborators">): SharedPerson[] {
  return [ownerProfile, ...collaborators];
}
