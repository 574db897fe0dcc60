import { useLists } from "../../features/watchlist/useLists.ts";

/** The room that the list of lists will take, while its code is on its way. */
export function ListsNavRoom() {
  const count = useLists()?.length ?? 0;
  return (
    <div aria-hidden>
      <div className="mb-1 h-11" />
      {count > 1 ? <div style={{ height: `${count * ROW_REM}rem` }} /> : null}
      {count > 0 ? <div className="h-11" /> : null}
    </div>
  );
}

/** A row of one line and its note (`min-h-15`). */
const ROW_REM = 3.75;
