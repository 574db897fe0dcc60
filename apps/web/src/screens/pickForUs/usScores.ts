import type { CallOutput } from "@worthy/contract";
import { scoreBandOf, type Progress, type ScoreBand } from "@worthy/domain";
import type { Reason } from "../../features/score/reasonSentence.ts";

export type Us = CallOutput<"pickForUs">;
export type UsPick = Us["results"][number];

interface MemberScore {
  userId: string;
  profileName: string;
  profileImage: string | null;
  /**
   * `hidden`: they don't share their ratings; `early`: the person's own, before there are enough
   * ratings.
   */
  score: { value: number; tone: ScoreBand } | "hidden" | "early";
}

/** Each member's score of a pick, the viewer's first. */
export function memberScores(
  { title, each }: UsPick,
  members: Us["members"],
  me: { userId: string; progress: Progress },
): MemberScore[] {
  const all = members.map((member): MemberScore => {
    const score = each.find(({ userId }) => userId === member.userId)?.score ?? null;
    const early = member.userId === me.userId && !me.progress[title.nodeType].enough;
    if (early) return { ...member, score: "early" };
    return {
      ...member,
      score: score === null ? "hidden" : { value: score, tone: scoreBandOf(score) },
    };
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
