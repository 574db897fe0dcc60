import { EmptyState, buttonClass, UiLink } from "@worthy/ui";
import { ThumbsDown } from "lucide-react";
import { listPanels } from "../../messages/en/listPanels.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { listName } from "../../features/watchlist/listName.ts";
import { useT } from "../../messages/useT.ts";
import { ListShown } from "./ListShown.tsx";
import type { ListPage } from "./useListPage.ts";
import { useRejected } from "./useRejected.ts";
import { WatchlistItems } from "./WatchlistItems.tsx";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import type { Watchlist } from "./watchlistQuery.ts";

provideTexts({ listPanels });

/** The view of what was rated not interesting. */
export function RejectedList({ list, page }: { list: Watchlist; page: ListPage }) {
  const t = useT();
  const { items, remove } = useRejected(page.items);
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
    <WatchlistFrame heading={listName(list.name)} listId={list.id}>
      <EmptyState icon={ThumbsDown} heading={t("listPanels.rejectedEmpty")} text={t("listPanels.rejectedEmptyHint")} action={action} />
    </WatchlistFrame>
  );
}
