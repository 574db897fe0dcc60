import { useMutationState, useQuery } from "@tanstack/react-query";
import { useUserId } from "../../session/useUserId.ts";
import { applyListWrites, LISTS_KEY, type ListWrite, type ShownList } from "./listWrites.ts";
import { watchlistsQuery } from "./watchlistsQuery.ts";

/** The person's lists in order, with pending changes; null until known, and without an account. */
export function useLists(): readonly ShownList[] | null {
  const userId = useUserId();
  const { data } = useQuery({ ...watchlistsQuery(userId ?? ""), enabled: userId !== null });
  const writes = useMutationState({
    filters: { mutationKey: LISTS_KEY, status: "pending" },
    select: ({ state }) => state.variables as ListWrite | undefined, // only useListWrites uses the key
  });
  if (!data) return null;
  return applyListWrites(
    data.watchlists,
    writes.filter((write) => write !== undefined),
  );
}
