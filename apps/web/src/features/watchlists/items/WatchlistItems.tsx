import { Button } from "@worthy/ui";
import { itemKey } from "@worthy/domain";
import { useDeferredValue, useRef, useLayoutEffect, type RefObject } from "react";
import { deferredComponent } from "../../failures/deferredComponent.tsx";
import { useListFormat } from "../../settings/useListFormat.ts";
import { ListTools } from "../page/ListTools.tsx";
import { MovableRows } from "../order/MovableRows.tsx";
import type { ListPage } from "../page/useListPage.ts";
import { useNewItems, type NewItems } from "../news/useNewItems.ts";
import { useShownItems } from "./useShownItems.ts";
import { SeenFold, useSeenParts } from "./SeenFold.tsx";
import { hasJoined, REJECTED, type Watchlist, type WatchlistItem } from "../page/watchlistQuery.ts";
import { WatchlistSkeleton } from "../page/WatchlistSkeleton.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import { NewDot } from "../news/NewDot.tsx";
import type { ShownTitles } from "./useRowParts.ts";
import { useRowWindow } from "./useRowWindow.ts";
import { WindowedRows } from "./WindowedRows.tsx";
import type { Span } from "./windowOf.ts";
import listPageTexts from "../texts/listPage.en.json" with { type: "json" };

interface WatchlistItemsProps {
  list: Watchlist;
  page: ListPage;
  items: readonly WatchlistItem[];
  onRemove: (item: WatchlistItem) => void;
}

const ItemGrid = deferredComponent(
  () => import("./ItemGrid.tsx").then((file) => file.ItemGrid),
  WatchlistSkeleton,
);

const NothingShown = deferredComponent(
  () => import("./NothingShown.tsx").then((file) => file.NothingShown),
  WatchlistSkeleton,
);

/** A list's titles in the person's view, and the controls of that view. */
export function WatchlistItems({ list, page, items, onRemove }: WatchlistItemsProps) {
  const t = useTexts(listPageTexts);
  const box = useRef<HTMLDivElement>(null);
  const [chosen] = useListFormat("watchlist");
  // The switch responds before the titles are re-rendered.
  const format = useDeferredValue(chosen);
  const view = useShownItems(list, items);
  const news = useNewItems(list);
  const parts = useSeenParts(view.items);
  const isFolded = list.id !== REJECTED && page.filters.seen === "ALL" && parts.seen.length > 0;
  const open = isFolded ? parts.open : view.items;
  const expectMore = useFocusOnMore(box, open.length);
  const joined = hasJoined(list);
  const remove = joined ? onRemove : null;
  const movable =
    joined && view.sort === "CUSTOM" && page.active === 0 && !page.isStale && open.length > 1;
  const titlesOf = (part: readonly WatchlistItem[]) => ({
    list,
    items: part,
    news,
    onRemove: remove,
    onLook: ({ from, to }: Span) => page.look({ from: placeOf(part[from]), to: placeOf(part[to]) }),
  });
  // The end of a part may be anywhere in what is loaded: what follows is loaded too.
  const placeOf = (item: WatchlistItem | undefined) =>
    item ? view.items.indexOf(item) : view.items.length;
  const isComplete = view.items.length >= page.total;
  const showMore = page.showMore && (() => (expectMore(), page.showMore?.()));
  return (
    <div className="max-w-224">
      <ListTools list={list} page={page} view={view} />
      <NewItemsLine news={news} />
      <output className="block text-sm text-ink-second not-empty:pb-3">
        {page.active > 0 && !page.isStale && !page.failed
          ? t("listPage.shown", { shown: page.total, total: list.numItems })
          : ""}
      </output>
      <div
        ref={box}
        aria-busy={page.isStale}
        className={page.isStale ? "opacity-60 transition-opacity" : "transition-opacity"}
      >
        {view.items.length === 0 && page.isStale && !page.failed ? (
          <WatchlistSkeleton />
        ) : page.failed || view.items.length === 0 ? (
          <NothingShown page={page} />
        ) : open.length === 0 ? null : movable && format !== "grid" ? (
          <MovableRows {...titlesOf(open)} onMove={(from, to) => view.move(open, from, to)} />
        ) : (
          <Titles {...titlesOf(open)} format={format} />
        )}
      </div>
      {isFolded && !page.failed ? (
        <SeenFold
          listId={list.id}
          count={isComplete ? parts.seen.length : null}
          isAll={isComplete && open.length === 0}
        >
          {(isOpen) => (isOpen ? <Titles {...titlesOf(parts.seen)} format={format} /> : null)}
        </SeenFold>
      ) : null}
      {showMore && !page.failed ? (
        <div className="mt-6 flex items-center justify-center gap-4">
          <span className="text-sm text-ink-second">
            {t("listPage.shown", { shown: view.items.length, total: page.total })}
          </span>
          <Button variant="outline" onFocus={expectMore} onClick={showMore} disabled={page.isStale}>
            {t("listPage.more")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/**
 * After loading more titles, focuses the first of them, because the button may be gone. Call the
 * result when requesting.
 */
function useFocusOnMore(box: RefObject<HTMLElement | null>, count: number): () => void {
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (before.current === null || count <= before.current) return;
    const row = box.current?.querySelector<HTMLElement>(
      `li[aria-posinset="${before.current + 1}"] a`,
    );
    (row ?? box.current?.querySelectorAll<HTMLElement>("li a")[before.current])?.focus({
      preventScroll: true,
    });
    before.current = null;
  }, [box, count]);
  return () => void (before.current = count);
}

/** How many titles others have added since the person last looked, with a button to clear them. */
function NewItemsLine({ news }: { news: NewItems }) {
  const t = useTexts(listPageTexts);
  if (news.count === 0) return null;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-second">
      <NewDot />
      {t("listPage.newOnes", { count: news.count })}
      <Button variant="quiet" onClick={news.viewAll}>
        {t("listPage.markViewed")}
      </Button>
    </div>
  );
}

/** Titles that aren't moved, as posters or as rows. */
const Titles = ({ format, ...titles }: StillTitles & { format: "grid" | "list" }) =>
  format === "grid" ? <ItemGrid {...titles} /> : <StillRows {...titles} />;

interface StillTitles extends ShownTitles {
  onLook: (span: Span) => void;
}

/** The rows of a list when they can't be moved. */
function StillRows({ onLook, ...titles }: StillTitles) {
  const box = useRef<HTMLUListElement>(null);
  const { parts } = useRowWindow({
    list: box,
    keys: titles.items.map(itemKey),
    held: null,
    onLook,
  });
  return <WindowedRows {...titles} box={box} parts={parts} />;
}
