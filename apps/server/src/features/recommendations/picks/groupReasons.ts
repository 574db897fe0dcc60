import { shownName } from "@worthy/domain";
import { commonReasonOf, nothingSaid, reasonOf, type Taste } from "@worthy/recommender";
import type { Title } from "../../catalogue/title.ts";
import { nameReason, type ReasonShown } from "../../titles/presentNode.ts";
import type { PersonalView } from "../personalView.ts";
import { scoreOf, showReason, showShared } from "../showScore.ts";

/** Why a title suits a group: as for the caller, or by what they have in common with friends. */
type GroupReason =
  | ReasonShown
  | {
      kind: "together-loved" | "together-liked";
      titles: { id: number; name: string }[];
      shared: { trait: string; key: string; label: string }[];
      friendIds: string[];
    };

/**
 * Tells why each of the shown picks suits the group, in their order: by a title that the caller and
 * friends love or like, or as the caller is told everywhere.
 * @param friends members whose ratings the caller may see; nothing told depends on those of others
 */
export function groupReasons(
  {
    engine,
    snapshot,
    taste,
    naming,
  }: Pick<PersonalView, "engine" | "snapshot" | "taste" | "naming">,
  friends: readonly { userId: string; taste: Taste }[],
): (title: Title) => GroupReason | null {
  const said = nothingSaid();
  return (pick) => {
    const { id, isScorable } = pick;
    const own = isScorable ? scoreOf(engine, taste, id) : null;
    if (!own) return null;
    const theirs = friends.flatMap(
      (friend) => scoreOf(engine, friend.taste, id) ?? [], // all or none: their engine is the same
    );
    const common = commonReasonOf(own, theirs, said);
    const title = common && snapshot.title(common.titleId);
    if (!title)
      return nameReason(showReason(reasonOf(own, said), snapshot, id), snapshot.title, { naming });
    return {
      kind: common.kind,
      titles: [{ id: title.id, name: shownName(title, naming) }],
      shared: showShared(common.shared, [title, pick]),
      friendIds: common.others.flatMap((at) => friends[at]?.userId ?? []),
    };
  };
}
