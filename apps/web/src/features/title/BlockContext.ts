import { blockName } from "@worthy/domain";
import { createContext, use } from "react";
import { useServices } from "../services/Services.ts";

/** The English name of a card's row of titles; null in rows and grids without one. */
export const BlockContext = createContext<string | null>(null);

/** Returns a function that records that a title was opened from its row. */
export function useTrackOpened(): (titleId: number) => void {
  const block = use(BlockContext);
  const { track } = useServices();
  return (titleId) => {
    if (block !== null)
      track("block_title_opened", { block_name: blockName(block), title_id: titleId });
  };
}
