import { plainName } from "@worthy/domain";
import { isNameless } from "./isNameless.ts";
import type { SharedPerson } from "./friendQueries.ts";
import type { Locale } from "../../locale/createLocale.ts";
import peopleTexts from "./texts/people.en.json" with { type: "json" };

/** A person's display name among friends and on lists; a placeholder if they have none. */
export function friendName(person: Pick<SharedPerson, "profileName">, locale: Locale): string {
  const t = locale.texts(peopleTexts);
  return isNameless(person) ? t("people.somebody") : plainName(person.profileName);
}
