import { plainName } from "@worthy/domain";
import { isNameless } from "../../friends/isNameless.ts";
import type { SharedPerson } from "./peopleOf.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/** Name of a person on a list: "You" for the viewer, and a placeholder for unnamed people. */
export function personName(person: SharedPerson, me: string | null, locale: Locale): string {
  const t = locale.texts(watchlistTexts);
  if (person.userId === me) return t("watchlist.you");
  return isNameless(person) ? t("watchlist.somebody") : plainName(person.profileName);
}
