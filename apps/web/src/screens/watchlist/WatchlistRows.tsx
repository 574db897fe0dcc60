import { itemKey } from "@worthy/domain";
import { groupRoom, othersCount } from "./groupRoom.ts";
import { ItemScore } from "./ItemScore.tsx";
import { useRowParts, type ShownTitles } from "./useRowParts.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";
import { WatchlistRow } from "./WatchlistRow.tsx";

/** So many rows are laid out at once, however far down they stand. */
const LONG_LIST = 60;
/** A row of a longer list is laid out and painted only near the window. */
const SKIPPED = "[content-visibility:auto] [contain-intrinsic-block-size:auto_5rem] [overflow-clip-margin:1rem]";

/** How rows of a list of this length look while they stand still. */
const stillLook = (count: number) => ({ className: count > LONG_LIST ? SKIPPED : "" });

interface WatchlistRowsProps extends ShownTitles {
  /** There is room for grips. */
  gripped?: boolean;
}

const GripRoom = () => <span className="-mx-2 w-11 shrink-0" />;

/** The rows of a list, as they stand. */
export function WatchlistRows({ gripped = false, ...titles }: WatchlistRowsProps) {
  const { items } = titles;
  const partsOf = useRowParts(titles);
  const look = stillLook(items.length);
  const others = othersCount(titles.list);
  // As much room as everybody's scores will take, which come late.
  const groupOf = (item: WatchlistItem) =>
    others > 0 && {
      cells: (
        <span className={groupRoom(others)}>
          <ItemScore show={item.show} />
        </span>
      ),
      marks: <span className={others === 1 ? "block h-10 sm:h-5 xl:hidden" : "block h-10 xl:h-5"} />,
    };
  return (
    <>
      {others > 0 ? <div className="h-8 max-sm:hidden" /> : null}
      <ul className="relative border-b border-hairline">
        {items.map((item) => (
          <WatchlistRow key={itemKey(item)} {...partsOf(item)} look={look} grip={gripped ? <GripRoom /> : null} group={groupOf(item) || null} />
        ))}
      </ul>
    </>
  );
}
