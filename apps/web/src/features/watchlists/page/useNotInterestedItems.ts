import { UNDO_TIMEOUT } from "@worthy/ui";
import { useMutationState } from "@tanstack/react-query";
import { useState } from "react";
import { RATING_MUTATION_KEY, type RatingWrite } from "../../rating/RatingWrite.ts";
import { useRateTitle } from "../../rating/useRateTitle.ts";
import { useServices } from "../../services/Services.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

/**
 * The titles rated as not interesting, as a list: removing one removes that rating, and undo
 * restores it.
 */
export function useNotInterestedItems(listed: readonly WatchlistItem[]): {
  items: readonly WatchlistItem[];
  remove: (item: WatchlistItem) => void;
} {
  const { toasts } = useServices();
  const t = useTexts(listPanelsTexts, shellTexts);
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
    toasts.show({
      id: `removed-${show.id}`,
      text: t("listPanels.takenBack", { name: show.name }),
      timeout: UNDO_TIMEOUT,
      action: undo,
    });
  };
  return { items: withWrites(listed, writes, taken), remove };
}

/**
 * Titles with another pending rating are gone; one removed here and rated so again is on top, as
 * the newest.
 */
export function withWrites(
  items: readonly WatchlistItem[],
  writes: readonly (RatingWrite | undefined)[],
  taken: readonly WatchlistItem[],
): WatchlistItem[] {
  const last = new Map(
    writes.flatMap((write) => (write ? [[write.title.id, write.value] as const] : [])),
  );
  const staying = items.filter(
    ({ typeId }) => !last.has(typeId) || last.get(typeId) === "NOT_INTERESTED",
  );
  const back = [...new Map(taken.map((item) => [item.typeId, item])).values()].filter(
    ({ typeId }) =>
      last.get(typeId) === "NOT_INTERESTED" && !items.some((item) => item.typeId === typeId),
  );
  return [...back, ...staying];
}
