import { Button } from "@worthy/ui";
import { useDeferredValue, useRef } from "react";
import { lateComponent } from "../../features/failures/lateComponent.tsx";
import { useListFormat } from "../../features/settings/useListFormat.ts";
import { useT } from "../../messages/useT.ts";
import { ListTools } from "./ListTools.tsx";
import { MovableRows } from "./MovableRows.tsx";
import { NewItemsLine } from "./NewItemsLine.tsx";
import { StillRows } from "./StillRows.tsx";
import { useFocusOnMore } from "./useFocusOnMore.ts";
import type { ListPage } from "./useListPage.ts";
import { useNewItems } from "./useNewItems.ts";
import { useShownItems } from "./useShownItems.ts";
import { hasJoined, type Watchlist, type WatchlistItem } from "./watchlistQuery.ts";
import { WatchlistSkeleton } from "./WatchlistSkeleton.tsx";

interface WatchlistItemsProps {
  list: Watchlist;
  page: ListPage;
  items: readonly WatchlistItem[];
  onRemove: (item: WatchlistItem) => void;
}

const ItemGrid = lateComponent(() => import("./ItemGrid.tsx").then((file) => file.ItemGrid), WatchlistSkeleton);

const NothingShown = lateComponent(() => import("./NothingShown.tsx").then((file) => file.NothingShown), WatchlistSkeleton);

/** The titles of a list as the person looks at it, and what can be done to look otherwise. */
export function WatchlistItems({ list, page, items, onRemove }: WatchlistItemsProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [chosen] = useListFormat("watchlist");
  // The switch answers before the titles are drawn anew.
  const format = useDeferredValue(chosen);
  const view = useShownItems(list, items);
  const news = useNewItems(list);
  const expectMore = useFocusOnMore(box, items.length);
  const joined = hasJoined(list);
  const remove = joined ? onRemove : null;
  const movable = joined && view.sort === "CUSTOM" && page.active === 0 && !page.isStale && items.length > 1;
  const rows = { list, items: view.items, news, onRemove: remove };
  const showMore = page.showMore && (() => (expectMore(), page.showMore?.()));
  return (
    <div className="max-w-224">
      <ListTools list={list} page={page} view={view} />
      <NewItemsLine news={news} />
      <output className="block text-sm text-ink-second not-empty:pb-3">
        {page.active > 0 && !page.isStale && !page.failed ? t("listPage.shown", { shown: page.total, total: list.numItems }) : ""}
      </output>
      <div ref={box} aria-busy={page.isStale} className={page.isStale ? "opacity-60 transition-opacity" : "transition-opacity"}>
        {view.items.length === 0 && page.isStale && !page.failed ? (
          <WatchlistSkeleton />
        ) : page.failed || view.items.length === 0 ? (
          <NothingShown page={page} />
        ) : format === "grid" ? (
          <ItemGrid {...rows} onLook={page.look} />
        ) : movable ? (
          <MovableRows {...rows} onMove={view.move} onLook={page.look} />
        ) : (
          <StillRows {...rows} onLook={page.look} />
        )}
      </div>
      {showMore && !page.failed ? (
        <div className="mt-6 flex items-center justify-center gap-4">
          <span className="text-sm text-ink-second">{t("listPage.shown", { shown: view.items.length, total: page.total })}</span>
          <Button variant="outline" onFocus={expectMore} onClick={showMore} disabled={page.isStale}>
            {t("listPage.more")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
