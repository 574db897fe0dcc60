import { useQuery } from "@tanstack/react-query";
import { haterFlags, RED_HERRING_ID, type HaterFlags } from "@worthy/domain";
import { useMemo } from "react";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { useUserId } from "../session/useUserId.ts";

/** Whether the person dislikes far more than they like, as far as the server has their ratings. */
export function useHaterFlags(): HaterFlags {
  const userId = useUserId();
  const { data } = useQuery({ ...ratingsQuery(userId ?? ""), enabled: userId !== null });
  return useMemo(() => haterFlags((data?.userRatings ?? []).filter(({ itemId }) => itemId !== RED_HERRING_ID)), [data]);
}
