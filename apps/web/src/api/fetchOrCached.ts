import { ApiFailure } from "@worthy/contract/apiFailure";
import {
  onlineManager,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

const SERVER_ERROR = 500;

/**
 * What a page depends on: as the server has it now, or as it was read before if the server can't
 * be reached.
 */
export async function fetchOrCached<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const kept: Data | undefined = queryClient.getQueryData(query.queryKey);
  if (kept !== undefined && !onlineManager.isOnline()) return kept;
  try {
    return await queryClient.fetchQuery(query);
  } catch (error) {
    const passing =
      error instanceof ApiFailure && (error.status === 0 || error.status >= SERVER_ERROR);
    if (kept !== undefined && passing) return kept;
    throw error;
  }
}
