import type { CallOutput } from "@worthy/contract";
import { hasScores, scoreBandOf, type Progress } from "@worthy/domain";
import type { ShownScore } from "../../features/score/shownScore.ts";
import type { Reason } from "../../features/score/reasonSentence.ts";

export type Us = CallOutput<"pickForUs">;
export type UsPick = Us["results"][number];

interface MemberScore {
  userId: string;
  profileName: string;
  profileImage: string | null;
  /**
   * `hidden`: they don't share their ratings; `missing`: the person's own, before there are enough
   * ratings.
   */
  score: ShownScore | "hidden" | "missing";
}

/** Each member's score of a pick, the viewer's first. */
export function memberScores(
  { title, each }: UsPick,
  members: Us["members"],
  me: { userId: string; progress: Progress },
): MemberScore[] {
  const all = members.map((member): MemberScore => {
    const score = each.find(({ userId }) => userId === member.userId)?.score ?? null;
    const isMine = member.userId === me.userId;
    if (isMine && !hasScores(me.progress)) return { ...member, score: "missing" };
    if (score === null) return { ...member, score: "hidden" };
    const early = isMine && !me.progress[title.nodeType].enough;
    return { ...member, score: { value: score, tone: scoreBandOf(score), early } };
  });
  return all.toSorted((a, b) => Number(b.userId === me.userId) - Number(a.userId === me.userId));
}

/** Why a pick suits the group, with the names of the friends it goes for. */
export function usReason(
  { reason }: Pick<UsPick, "reason">,
  members: Us["members"],
  shownName: (profileName: string) => string,
): Reason | null {
  if (!reason || !("friendIds" in reason)) return reason;
  const { friendIds, ...told } = reason;
  const friends = members
    .filter(({ userId }) => friendIds.includes(userId))
    .map(({ profileName }) => shownName(profileName));
  return { ...told, friends, isEverybody: friends.length === members.length - 1 };
}
