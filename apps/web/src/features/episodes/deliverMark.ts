import type { CallApi } from "@worthy/contract";
import { hashKey, type QueryClient } from "@tanstack/react-query";
import { invalidateTopics, invalidateWhere } from "../../api/invalidateTopics.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import { seenQuery, startedQuery } from "./seenQuery.ts";
import type { SeenEpisodes, SeenWrite } from "./seenState.ts";

interface Delivery {
  call: CallApi;
  session: SessionStore;
  queryClient: QueryClient;
}

/**
 * Sends a mark and stores the server's response. The first mark on a device creates its account,
 * like any write.
 */
export async function deliverMark(
  { call, session, queryClient }: Delivery,
  write: SeenWrite,
): Promise<void> {
  const { id: userId } = await session.ensureAccount();
  const { queryKey } = seenQuery(userId, write.titleId);
  // An older response must not arrive after a newer one.
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  const answer = await send(call, userId, write);
  queryClient.setQueryData(queryKey, answer);
  // Started shows and seen titles aren't picked; the latter go to another part of watchlists.
  if (isSeen(before) !== isSeen(answer))
    void invalidateTopics(queryClient, ["scores", "watchlists"]);
  else if (isStarted(before) !== isStarted(answer)) void invalidateTopics(queryClient, ["scores"]);
  // Awaited, so that the continue-watching row doesn't fall back to the previous episode.
  const started = hashKey(startedQuery(userId).queryKey);
  await invalidateWhere(queryClient, ({ queryHash }) => queryHash === started);
}

const isStarted = (known: SeenEpisodes | undefined): boolean => (known?.numSeen ?? 0) > 0;

const isSeen = (known: SeenEpisodes | undefined): boolean => known?.isSeen ?? false;

function send(
  call: CallApi,
  userId: string,
  { titleId, seasonNumber, episodes, seen, exactly }: SeenWrite,
): Promise<SeenEpisodes> {
  const show = { userId, id: String(titleId) };
  if (exactly)
    return call("markTitleSeen", {
      params: show,
      body: { seen: exactly.map((season) => ({ ...season, episodes: [...season.episodes] })) },
    });
  if (seasonNumber === undefined)
    return seen
      ? call("markTitleSeen", { params: show, body: {} })
      : call("unmarkTitleSeen", { params: show });
  const params = { ...show, seasonNumber: String(seasonNumber) };
  return seen
    ? call("markEpisodesSeen", { params, body: episodes ? { episodes: [...episodes] } : {} })
    : call("unmarkEpisodesSeen", { params, query: episodes ? { episodes: episodes.join() } : {} });
}
