import type { CallOutput } from "@worthy/contract";
import { isNameless } from "../../friends/isNameless.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };

export type ListActivityEntry = CallOutput<"listWatchlistActivity">["results"][number];
type Person = ListActivityEntry["by"];

/** Who did what, in one sentence, from the viewer's perspective. */
export function activitySentence(
  { what, by, title, about }: ListActivityEntry,
  me: string | null,
  locale: Locale,
): string {
  const t = locale.texts(listPanelsTexts);
  const inside = !about || isNameless(about) ? t("listPanels.somebodyInside") : about.profileName;
  return t(`listPanels.${what}`, {
    who: actorName(by, me, locale),
    title: title?.name ?? t("listPanels.aTitle"),
    about: about?.userId === me ? t("listPanels.youInside") : inside,
  });
}

/** The acting person: "You", their name, or a placeholder for unnamed or former people. */
export function actorName(person: Person, me: string | null, locale: Locale): string {
  const t = locale.texts(listPanelsTexts);
  if (person.userId === me) return t("listPanels.you");
  return isNameless(person) ? t("listPanels.somebody") : person.profileName;
}

/** The name for their initials, including the viewer's own. */
export function nameOfActor(person: Person, me: string | null, locale: Locale): string {
  return isNameless(person) ? actorName(person, me, locale) : person.profileName;
}
