import { useQuery } from "@tanstack/react-query";
import { progressOf, type Progress } from "@worthy/domain";
import { useUserId } from "../session/useUserId.ts";
import { ratingsQuery } from "./ratingsQuery.ts";

const NO_PROGRESS = progressOf([]);

/**
 * The person's progress according to the server, for places that only decide whether to show
 * scores.
 */
export function useProgress(): Progress {
  const userId = useUserId();
  const { data } = useQuery({
    ...ratingsQuery(userId ?? ""),
    enabled: userId !== null,
    select: ({ progress }) => progress,
  });
  return data ?? NO_PROGRESS;
}
