import type { CallOutput } from "@worthy/contract";
import type { Query, QueryClient } from "@tanstack/react-query";

type List = Omit<CallOutput<"listWatchlists">["watchlists"][number], "itemIds">;
/** A list with the fields that every response has. */
export type SharedList = Pick<
  List,
  | "id"
  | "name"
  | "type"
  | "owner"
  | "ownerId"
  | "ownerProfile"
  | "collaborators"
  | "friendsPendingInvitesToWatchlist"
  | "formerCollaborators"
>;
type Patch = (list: SharedList) => Partial<SharedList>;

const isOf =
  (id: string) =>
  ({ queryKey }: Query) =>
    queryKey[1] === id;

/**
 * Changes a list wherever it is shown, before the server has responded; returns a function to roll
 * back.
 */
export async function patchLists(
  queryClient: QueryClient,
  listId: number,
  patch: Patch,
): Promise<() => void> {
  const predicate = (query: Query) => isOf("getWatchlist")(query) || isOf("listWatchlists")(query);
  await queryClient.cancelQueries({ predicate });
  const before = queryClient.getQueriesData({ predicate });
  queryClient.setQueriesData<CallOutput<"getWatchlist">>(
    { predicate: isOf("getWatchlist") },
    (list) => (list?.id === listId ? { ...list, ...patch({ ...list, id: listId }) } : list),
  );
  queryClient.setQueriesData<CallOutput<"listWatchlists">>(
    { predicate: isOf("listWatchlists") },
    (answer) =>
      answer && {
        ...answer,
        watchlists: answer.watchlists.map((list) =>
          list.id === listId ? { ...list, ...patch(list) } : list,
        ),
      },
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}
