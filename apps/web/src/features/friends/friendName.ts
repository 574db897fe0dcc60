import { people } from "../../messages/en/people.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";
import { isNameless } from "./isNameless.ts";
import type { SharedPerson } from "./friendQueries.ts";

provideTexts({ people });

/** What a person is called, among friends and on lists alike; who has given no name is called that. */
export function friendName(person: Pick<SharedPerson, "profileName">, t: T): string {
  return isNameless(person) ? t("people.somebody") : person.profileName;
}
