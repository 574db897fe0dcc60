import { itemKey } from "@worthy/domain";
import type { RefObject } from "react";
import { GroupCells, GroupHead, GroupMarks } from "../together/GroupCells.tsx";
import { useGroup } from "../together/useGroup.ts";
import { useRowParts, type ShownTitles } from "./useRowParts.ts";
import { WatchlistRow, type WatchlistRowProps } from "./WatchlistRow.tsx";
import type { WindowPart } from "./windowOf.ts";

interface WindowedRowsProps extends ShownTitles {
  box: RefObject<HTMLUListElement | null>;
  parts: readonly WindowPart[];
  /** What a row has besides its title's facts. */
  extra?: (index: number) => Pick<WatchlistRowProps, "grip" | "steps" | "look">;
  /** Where a moved row would land. */
  slot?: { top: number; height: number } | null;
}

/** The rows of a list of any length, of which those near the window are rendered. */
export function WindowedRows({ box, parts, extra, slot, ...titles }: WindowedRowsProps) {
  const { items } = titles;
  const partsOf = useRowParts(titles);
  const group = useGroup(titles.list);
  return (
    <>
      {group ? <GroupHead group={group} removable={titles.onRemove !== null} /> : null}
      <ul ref={box} className="relative border-b border-hairline">
        {slot ? (
          <li aria-hidden className="absolute inset-x-0 rounded-sheet bg-edge/25" style={slot} />
        ) : null}
        {parts.map((part) => {
          if ("room" in part)
            return <li key={`before ${part.before}`} aria-hidden style={{ height: part.room }} />;
          const item = items[part.index];
          if (!item) return null;
          const row = partsOf(item);
          const shared = group && {
            cells: <GroupCells group={group} item={item} />,
            marks: <GroupMarks group={group} item={item} added={row.added} />,
          };
          return (
            <WatchlistRow
              key={itemKey(item)}
              {...row}
              {...extra?.(part.index)}
              group={shared}
              place={{ at: part.index + 1, of: items.length }}
            />
          );
        })}
      </ul>
    </>
  );
}
