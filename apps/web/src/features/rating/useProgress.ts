import { useQuery } from "@tanstack/react-query";
import { progressOf, type Progress } from "@worthy/domain";
import { useUserId } from "../session/useUserId.ts";
import { ratingsQuery } from "./ratingsQuery.ts";

const NO_PROGRESS = progressOf([]);

/** How far the person is, as the server last counted it; for the many places that only decide whether numbers may be shown. */
export function useProgress(): Progress {
  const userId = useUserId();
  const { data } = useQuery({ ...ratingsQuery(userId ?? ""), enabled: userId !== null, select: ({ progress }) => progress });
  return data ?? NO_PROGRESS;
}
