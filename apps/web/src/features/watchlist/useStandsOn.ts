import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../api/apiQuery.ts";
import { useUserId } from "../session/useUserId.ts";
import type { ListSummary } from "./listWrites.ts";

type NamingList = Pick<ListSummary, "id" | "itemIds" | "numItems">;

/** Whether a title stands on a list. A long list names only its first titles itself: whether it is one of the others is asked once for all of them. */
export function useStandsOn(list: NamingList | undefined, titleId: number): boolean {
  const userId = useUserId() ?? "";
  const { id, itemIds, numItems } = list ?? { id: 0, itemIds: [], numItems: 0 };
  const isNamed = itemIds.includes(titleId);
  const { data: others } = useQuery({
    ...apiQuery("listWatchlistItemIds", { params: { userId, watchlistId: String(id) }, query: { offset: itemIds.length } }),
    enabled: !isNamed && numItems > itemIds.length,
  });
  return isNamed || (others?.itemIds.includes(titleId) ?? false);
}
