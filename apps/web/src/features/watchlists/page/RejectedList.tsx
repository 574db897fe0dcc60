import { EmptyState, buttonClass, UiLink } from "@worthy/ui";
import { ThumbsDown } from "lucide-react";
import { listName } from "../lists/listName.ts";
import { ListShown } from "./ListShown.tsx";
import type { ListPage } from "./useListPage.ts";
import { useNotInterestedItems } from "./useNotInterestedItems.ts";
import { WatchlistItems } from "../items/WatchlistItems.tsx";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import type { Watchlist } from "./watchlistQuery.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listPanelsTexts from "../texts/listPanels.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/** The view of titles rated as not interesting. */
export function RejectedList({ list, page }: { list: Watchlist; page: ListPage }) {
  const locale = useLocale();
  const t = useTexts(listPanelsTexts, watchlistTexts);
  const { items, remove } = useNotInterestedItems(page.items);
  if (list.numItems + items.length - page.items.length > 0) {
    return (
      <ListShown list={list} onTheWay={items.length - page.items.length}>
        <WatchlistItems list={list} page={page} items={items} onRemove={remove} />
      </ListShown>
    );
  }
  const action = (
    <UiLink href="/worthy" className={buttonClass("primary")}>
      {t("watchlist.findSomething")}
    </UiLink>
  );
  return (
    <WatchlistFrame heading={listName(list.name, locale)} listId={list.id}>
      <EmptyState
        icon={ThumbsDown}
        heading={t("listPanels.rejectedEmpty")}
        text={t("listPanels.rejectedEmptyHint")}
        action={action}
      />
    </WatchlistFrame>
  );
}
