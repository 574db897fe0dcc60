import { peopleOf } from "../../features/watchlist/peopleOf.ts";
import { personName } from "../../features/watchlist/personName.ts";
import type { ShownList } from "../../features/watchlist/listWrites.ts";
import { formatNames } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";

/** What a list is to who looks at it, in a few words: default, whose invite it is, with whom it is shared. Empty for a list of their own alone. */
export function listNote(list: ShownList, me: string | null, t: T): string {
  if (list.type === "INVITED_NEW" || list.type === "INVITED_SEEN") return t("watchlist.invitedBy", { name: personName(list.ownerProfile, me, t) });
  const others = peopleOf(list).filter(({ userId }) => userId !== me && userId !== "");
  const withWhom = others.length > 0 ? t("watchlist.with", { names: formatNames(others.map((person) => personName(person, me, t))) }) : "";
  return [list.userDefault ? t("watchlist.default") : "", withWhom].filter(Boolean).join(" · ");
}
