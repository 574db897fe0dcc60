import { peopleOf } from "./peopleOf.ts";
import { personName } from "./personName.ts";
import type { ShownList } from "./listWrites.ts";
import { formatNames } from "../../../locale/formats.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/**
 * What a list is to its viewer, in a few words: default, whose invite it is, with whom it is
 * shared. Empty for their own unshared list.
 */
export function listNote(list: ShownList, me: string | null, locale: Locale): string {
  const t = locale.texts(watchlistTexts);
  if (list.type === "INVITED_NEW" || list.type === "INVITED_SEEN")
    return t("watchlist.invitedBy", { name: personName(list.ownerProfile, me, locale) });
  const others = peopleOf(list).filter(({ userId }) => userId !== me && userId !== "");
  const withWhom =
    others.length > 0
      ? t("watchlist.with", {
          names: formatNames(
            others.map((person) => personName(person, me, locale)),
            locale,
          ),
        })
      : "";
  return [list.userDefault ? t("watchlist.default") : "", withWhom].filter(Boolean).join(" · ");
}
