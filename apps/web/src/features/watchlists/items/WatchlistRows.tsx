import { itemKey } from "@worthy/domain";
import { groupRoom, othersCount } from "../together/groupRoom.ts";
import { ItemScore } from "./ItemScore.tsx";
import { useRowParts, type ShownTitles } from "./useRowParts.ts";
import type { WatchlistItem } from "../page/watchlistQuery.ts";
import { WatchlistRow } from "./WatchlistRow.tsx";

/** Rows of a list up to this length are always laid out. */
const LONG_LIST = 60;
/** Rows of a longer list are laid out and painted only near the window. */
const SKIPPED =
  "[content-visibility:auto] [contain-intrinsic-block-size:auto_5rem] [overflow-clip-margin:1rem]";

/** Styles of rows in a list of this length that aren't being moved. */
const stillLook = (count: number) => ({ className: count > LONG_LIST ? SKIPPED : "" });

interface WatchlistRowsProps extends ShownTitles {
  /** There is room for grips. */
  gripped?: boolean;
}

const GripRoom = () => <span className="-mx-2 w-11 shrink-0" />;

/** The rows of a list as they are. */
export function WatchlistRows({ gripped = false, ...titles }: WatchlistRowsProps) {
  const { items } = titles;
  const partsOf = useRowParts(titles);
  const look = stillLook(items.length);
  const others = othersCount(titles.list);
  // As much room as everybody's scores will take, which load later.
  const groupOf = (item: WatchlistItem) =>
    others > 0 && {
      cells: (
        <span className={groupRoom(others)}>
          <ItemScore show={item.show} />
        </span>
      ),
      marks: (
        <span className={others === 1 ? "block h-10 sm:h-5 xl:hidden" : "block h-10 xl:h-5"} />
      ),
    };
  return (
    <>
      {others > 0 ? <div className="h-8 max-sm:hidden" /> : null}
      <ul className="relative border-b border-hairline">
        {items.map((item) => (
          <WatchlistRow
            key={itemKey(item)}
            {...partsOf(item)}
            look={look}
            grip={gripped ? <GripRoom /> : null}
            group={groupOf(item) || null}
          />
        ))}
      </ul>
    </>
  );
}
