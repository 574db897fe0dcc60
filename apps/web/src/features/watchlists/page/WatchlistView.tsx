import { ApiFailure } from "@worthy/contract/apiFailure";
import { ErrorState } from "@worthy/ui";
import { useQuery } from "@tanstack/react-query";
import { deferredComponent } from "../../failures/deferredComponent.tsx";
import { PlainList } from "./PlainList.tsx";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import { DeferredMissing } from "./DeferredMissing.ts";
import { watchlistQuery } from "./watchlistQuery.ts";
import { WatchlistSkeleton } from "./WatchlistSkeleton.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

interface WatchlistViewProps {
  userId: string;
  watchlistId: string | number;
}

const ListBody = deferredComponent(
  () => import("./ListBody.tsx").then((file) => file.ListBody),
  PlainList,
);

/** One watchlist with its titles. */
export function WatchlistView({ userId, watchlistId }: WatchlistViewProps) {
  const t = useTexts(shellTexts, watchlistTexts);
  const { data: list, error, refetch } = useQuery(watchlistQuery(userId, watchlistId));
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 400))
    return <DeferredMissing watchlistId={watchlistId} />;
  if (list) return <ListBody list={list} />;
  return (
    <WatchlistFrame heading={t("watchlist.heading")}>
      {error ? (
        <ErrorState
          heading={t("watchlist.failed")}
          retry={{ label: t("shell.retry"), onPress: () => void refetch() }}
        />
      ) : (
        <WatchlistSkeleton />
      )}
    </WatchlistFrame>
  );
}
