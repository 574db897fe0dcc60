import { Button, ErrorState, EmptyState } from "@worthy/ui";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Search, RotateCcw } from "lucide-react";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import { useRatedTitles, type RatedTitles } from "../../features/rating/useRatedTitles.ts";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";
import { HistoryControls } from "./HistoryControls.tsx";
import { historyQuery, HISTORY_PAGE, type HistoryOptions } from "./historyQueries.ts";
import { NoRatings } from "./NoRatings.tsx";
import { RatingsFrame } from "./RatingsFrame.tsx";
import { useHistoryOptions } from "./useHistoryOptions.ts";
import { useTexts } from "../../locale/useLocale.ts";
import { useUndoableRemove } from "../../features/rating/useUndoableRemove.ts";
import { HistoryRow } from "./HistoryRow.tsx";
import { ResetDialog } from "./ResetDialog.tsx";
import ratingsTexts from "./texts/ratings.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** The person's ratings, newest first: filtered, changed, removed, and all reset at the end. */
export function RatingsHistory({ userId }: { userId: string }) {
  const chosen = useHistoryOptions();
  const { data: all } = useQuery(ratingsQuery(userId));
  const first = useQuery(historyQuery(userId, chosen.options));
  const total = all?.pagination.totalCount;
  if (total === 0) {
    return (
      <RatingsFrame>
        <NoRatings />
      </RatingsFrame>
    );
  }
  return (
    <RatingsFrame count={total}>
      <HistoryControls {...chosen} counts={first.data?.counts} />
      {/* Other filters start on their first page. */}
      <HistoryPages
        key={JSON.stringify(chosen.options)}
        userId={userId}
        options={chosen.options}
        onAll={() => chosen.choose({ filter: "ALL", kind: "all", term: "" })}
      />
      {total === undefined ? null : <ResetPart userId={userId} count={total} />}
    </RatingsFrame>
  );
}

interface HistoryPagesProps {
  userId: string;
  options: HistoryOptions;
  onAll: () => void;
}

function HistoryPages({ userId, options, onAll }: HistoryPagesProps) {
  const t = useTexts(ratingsTexts, shellTexts);
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) => historyQuery(userId, options, page)),
  });
  const last = results.at(-1);
  const rated = useRatedTitles(results.flatMap(({ data }) => data?.userRatings ?? []));
  const total = results[0]?.data?.pagination.totalCount ?? 0;
  if (last?.isError && !last.data)
    return (
      <ErrorState
        heading={t("ratings.failed")}
        retry={{ label: t("shell.retry"), onPress: () => void last.refetch() }}
      />
    );
  if (!results[0]?.data) return <Waiting />;
  if (rated.entries.length === 0) return <NoMatch onAll={onAll} />;
  return (
    <>
      <HistoryRows rated={rated} />
      {total > pages * HISTORY_PAGE ? (
        <div className="mt-6 flex justify-center">
          <Button
            variant="outline"
            disabled={last?.isFetching ?? false}
            onClick={() => setPages(pages + 1)}
          >
            {t("ratings.more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Waiting() {
  const t = useTexts(shellTexts);
  return (
    <output aria-label={t("shell.loading")} className="block">
      <RowSkeletons count={6} />
    </output>
  );
}

/** The listed ratings, each editable in place or removable. */
function HistoryRows({ rated }: { rated: RatedTitles }) {
  const t = useTexts(ratingsTexts);
  const removeWithUndo = useUndoableRemove(rated);
  return (
    <ul className="border-b border-hairline">
      {rated.entries.map((entry) => (
        <HistoryRow
          key={entry.itemId}
          entry={entry}
          onChange={(value) => rated.change(entry, value)}
          onRemove={() =>
            removeWithUndo(
              entry,
              t("ratings.removed", { name: entry.title?.name ?? t("ratings.gone") }),
            )
          }
        />
      ))}
    </ul>
  );
}

/** No ratings match this filter. */
function NoMatch({ onAll }: { onAll: () => void }) {
  const t = useTexts(ratingsTexts);
  return (
    <EmptyState
      icon={Search}
      heading={t("ratings.emptyFilter")}
      text={t("ratings.emptyFilterHint")}
      action={<Button onClick={onAll}>{t("ratings.showAll")}</Button>}
    />
  );
}

/** Removes all ratings after confirmation. */
function ResetPart({ userId, count }: { userId: string; count: number }) {
  const t = useTexts(ratingsTexts);
  const [asking, setAsking] = useState(false);
  return (
    <section
      aria-labelledby="reset"
      className="mt-14 rounded-sheet border border-hairline bg-raised p-5"
    >
      <h2 id="reset" className="font-display text-lg font-semibold">
        {t("ratings.reset")}
      </h2>
      <p className="mt-1 text-sm text-ink-second">{t("ratings.resetHint")}</p>
      <Button variant="outline" icon={RotateCcw} className="mt-4" onClick={() => setAsking(true)}>
        {t("ratings.resetOpen")}
      </Button>
      <ResetDialog userId={userId} count={count} open={asking} onClose={() => setAsking(false)} />
    </section>
  );
}
