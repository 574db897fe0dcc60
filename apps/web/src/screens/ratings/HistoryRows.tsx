import { useUndoableRemove } from "../../features/rating/useUndoableRemove.ts";
import type { RatedTitles } from "../../features/rating/useRatedTitles.ts";
import { useT } from "../../messages/useT.ts";
import { HistoryRow } from "./HistoryRow.tsx";

/** The listed ratings, each to be changed in place or taken back. */
export function HistoryRows({ rated }: { rated: RatedTitles }) {
  const t = useT();
  const removeWithUndo = useUndoableRemove(rated);
  return (
    <ul className="border-b border-hairline">
      {rated.entries.map((entry) => (
        <HistoryRow
          key={entry.itemId}
          entry={entry}
          onChange={(value) => rated.change(entry, value)}
          onRemove={() => removeWithUndo(entry, t("ratings.removed", { name: entry.title?.name ?? t("ratings.gone") }))}
        />
      ))}
    </ul>
  );
}
