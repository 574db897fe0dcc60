import { Button, ErrorState } from "@worthy/ui";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import { useRatedTitles } from "../../features/rating/useRatedTitles.ts";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";
import { useT } from "../../messages/useT.ts";
import { HistoryControls } from "./HistoryControls.tsx";
import { HistoryRows } from "./HistoryRows.tsx";
import { historyQuery, HISTORY_PAGE, type HistoryWish } from "./historyQueries.ts";
import { NoMatch } from "./NoMatch.tsx";
import { NoRatings } from "./NoRatings.tsx";
import { RatingsFrame } from "./RatingsFrame.tsx";
import { ResetPart } from "./ResetPart.tsx";
import { useHistoryWish } from "./useHistoryWish.ts";

/** The person's ratings, newest first: narrowed, changed, taken back, all of them at the end. */
export function RatingsHistory({ userId }: { userId: string }) {
  const chosen = useHistoryWish();
  const { data: all } = useQuery(ratingsQuery(userId));
  const first = useQuery(historyQuery(userId, chosen.wish));
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
      {/* Another wish begins at its first page. */}
      <HistoryPages key={JSON.stringify(chosen.wish)} userId={userId} wish={chosen.wish} onAll={() => chosen.choose({ filter: "ALL", kind: "all", term: "" })} />
      {total === undefined ? null : <ResetPart userId={userId} count={total} />}
    </RatingsFrame>
  );
}

interface HistoryPagesProps {
  userId: string;
  wish: HistoryWish;
  onAll: () => void;
}

function HistoryPages({ userId, wish, onAll }: HistoryPagesProps) {
  const t = useT();
  const [pages, setPages] = useState(1);
  const results = useQueries({ queries: Array.from({ length: pages }, (_, page) => historyQuery(userId, wish, page)) });
  const last = results.at(-1);
  const rated = useRatedTitles(results.flatMap(({ data }) => data?.userRatings ?? []));
  const total = results[0]?.data?.pagination.totalCount ?? 0;
  if (last?.isError && !last.data) return <ErrorState heading={t("ratings.failed")} retry={{ label: t("shell.retry"), onPress: () => void last.refetch() }} />;
  if (!results[0]?.data) return <Waiting />;
  if (rated.entries.length === 0) return <NoMatch onAll={onAll} />;
  return (
    <>
      <HistoryRows rated={rated} />
      {total > pages * HISTORY_PAGE ? (
        <div className="mt-6 flex justify-center">
          <Button variant="outline" disabled={last?.isFetching ?? false} onClick={() => setPages(pages + 1)}>
            {t("ratings.more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Waiting() {
  const t = useT();
  return (
    <output aria-label={t("shell.loading")} className="block">
      <RowSkeletons count={6} />
    </output>
  );
}
