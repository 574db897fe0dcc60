import { useQuery } from "@tanstack/react-query";
import type { SeasonLength } from "@worthy/domain";
import { useUserId } from "../session/useUserId.ts";
import { seenQuery } from "./seenQuery.ts";
import { seenState, type SeenState, type SeenWrite } from "./seenState.ts";
import { useMarkSeen, useSeenWrites } from "./useMarkSeen.ts";

export type MarkSeen = (write: Omit<SeenWrite, "titleId">) => void;

/** A person's seen episodes of a show, and marking them. */
export function useSeenEpisodes(
  titleId: number,
  seasons: readonly SeasonLength[],
): { state: SeenState; mark: MarkSeen } {
  const userId = useUserId();
  const { data } = useQuery({ ...seenQuery(userId ?? "", titleId), enabled: userId !== null });
  const mark = useMarkSeen();
  const writes = useSeenWrites(titleId);
  return { state: seenState(seasons, data, writes), mark: (write) => mark({ ...write, titleId }) };
}
