import { PLACEHOLDER_NAME } from "@worthy/domain";
import { people } from "../../messages/en/people.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";
import type { SharedPerson } from "./friendQueries.ts";

provideTexts({ people });

/** What a person is called, among friends and on lists alike; who has given no name is called that. */
export function friendName({ profileName }: Pick<SharedPerson, "profileName">, t: T): string {
  return profileName === PLACEHOLDER_NAME ? t("people.somebody") : profileName;
}
