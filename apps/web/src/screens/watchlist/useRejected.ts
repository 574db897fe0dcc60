import { UNDO_TIMEOUT } from "@worthy/ui";
import { useMutationState } from "@tanstack/react-query";
import { useState } from "react";
import { RATING_MUTATION_KEY, type RatingWrite } from "../../features/rating/RatingWrite.ts";
import { useRateTitle } from "../../features/rating/useRateTitle.ts";
import { useServices } from "../../features/services/Services.ts";
import { useT } from "../../messages/useT.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";

/** The titles rated not interesting, as a list: taking one off takes that rating back, and undoing gives it again. */
export function useRejected(listed: readonly WatchlistItem[]): { items: readonly WatchlistItem[]; remove: (item: WatchlistItem) => void } {
  const { toasts } = useServices();
  const t = useT();
  const { rate, unrate } = useRateTitle();
  const [taken, setTaken] = useState<readonly WatchlistItem[]>([]);
  const writes = useMutationState({
    filters: { mutationKey: RATING_MUTATION_KEY, status: "pending" },
    select: ({ state }) => state.variables as RatingWrite | undefined, // only useRateTitle uses this key
  });
  const remove = (item: WatchlistItem) => {
    const { show } = item;
    setTaken([item, ...taken]);
    unrate(show);
    const undo = { label: t("shell.undo"), onPress: () => rate(show, "NOT_INTERESTED") };
    toasts.show({ id: `removed-${show.id}`, text: t("listPanels.takenBack", { name: show.name }), timeout: UNDO_TIMEOUT, action: undo });
  };
  return { items: withWrites(listed, writes, taken), remove };
}

/** What has another rating on its way is gone; what was taken off here and is rated so again stands on top, as the newest. */
export function withWrites(items: readonly WatchlistItem[], writes: readonly (RatingWrite | undefined)[], taken: readonly WatchlistItem[]): WatchlistItem[] {
  const last = new Map(writes.flatMap((write) => (write ? [[write.title.id, write.value] as const] : [])));
  const staying = items.filter(({ typeId }) => !last.has(typeId) || last.get(typeId) === "NOT_INTERESTED");
  const back = [...new Map(taken.map((item) => [item.typeId, item])).values()].filter(
    ({ typeId }) => last.get(typeId) === "NOT_INTERESTED" && !items.some((item) => item.typeId === typeId),
  );
  return [...back, ...staying];
}
