import type { CallOutput } from "@worthy/contract";
import { isNameless } from "../../features/friends/isNameless.ts";
import type { T } from "../../messages/useT.ts";

export type ListActivityEntry = CallOutput<"listWatchlistActivity">["results"][number];
type Person = ListActivityEntry["by"];

/** Who did what, in one sentence, as the one who looks would say it. */
export function activitySentence({ what, by, title, about }: ListActivityEntry, me: string | null, t: T): string {
  const inside = !about || isNameless(about) ? t("listPanels.somebodyInside") : about.profileName;
  return t(`listPanels.${what}`, { who: actorName(by, me, t), title: title?.name ?? t("listPanels.aTitle"), about: about?.userId === me ? t("listPanels.youInside") : inside });
}

/** Whoever did it: "You", their name, or somebody who has given none or is not here any more. */
export function actorName(person: Person, me: string | null, t: T): string {
  if (person.userId === me) return t("listPanels.you");
  return isNameless(person) ? t("listPanels.somebody") : person.profileName;
}

/** The name whose initials stand for them: one's own, too. */
export function nameOfActor(person: Person, me: string | null, t: T): string {
  return isNameless(person) ? actorName(person, me, t) : person.profileName;
}
