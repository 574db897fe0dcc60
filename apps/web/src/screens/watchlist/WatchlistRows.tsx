import { itemKey } from "@worthy/domain";
import { LiveRegion } from "@worthy/ui";
import { useRef } from "react";
import { useReorder } from "./useReorder.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";
import { WatchlistRow } from "./WatchlistRow.tsx";

interface WatchlistRowsProps {
  items: readonly WatchlistItem[];
  /** Moves the item at one place to another; null where the order is not to be touched. */
  onMove: ((from: number, to: number) => void) | null;
  onRemove: (item: WatchlistItem) => void;
}

const NOWHERE = () => {};

/** The rows of a list; under "Our order" each has a grip to move it by. */
export function WatchlistRows({ items, onMove, onRemove }: WatchlistRowsProps) {
  const rows = items.map(({ watchlistItemId, show }) => ({ id: watchlistItemId, name: show.name }));
  const list = useRef<HTMLUListElement>(null);
  const reorder = useReorder({ list, rows, onMove: onMove ?? NOWHERE });
  return (
    <>
      <ul ref={list} className="relative max-w-224 border-b border-hairline">
        {reorder.slot ? <li aria-hidden className="absolute inset-x-0 rounded-sheet bg-edge/25" style={{ top: reorder.slot.top, height: reorder.slot.height }} /> : null}
        {items.map((item, index) => (
          <WatchlistRow key={itemKey(item)} item={item} place={{ index, count: items.length }} reorder={onMove ? reorder : null} onRemove={() => onRemove(item)} />
        ))}
      </ul>
      <LiveRegion text={reorder.said} />
    </>
  );
}
