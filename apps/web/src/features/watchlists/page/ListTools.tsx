import { Skeleton } from "@worthy/ui";
import { useState } from "react";
import { deferredComponent } from "../../failures/deferredComponent.tsx";
import { MissingHere } from "../../failures/MissingHere.tsx";
import { FormatSwitch } from "../../settings/FormatSwitch.tsx";
import { ListButtons } from "./ListButtons.tsx";
import { PANEL_ID, type PanelName } from "./panelName.ts";
import { SortSelect } from "../order/SortSelect.tsx";
import type { ListPage } from "./useListPage.ts";
import type { ShownItems } from "../items/useShownItems.ts";
import type { Watchlist } from "./watchlistQuery.ts";

const Waiting = () => <Skeleton className="h-40 rounded-sheet" />;
const PANELS = {
  filter: deferredComponent<{ list: Watchlist; page: ListPage }>(
    () => import("../filters/ListFilters.tsx").then((file) => file.ListFilters),
    Waiting,
    MissingHere,
  ),
  services: deferredComponent<{ list: Watchlist; page: ListPage }>(
    () => import("../together/ListServices.tsx").then((file) => file.ListServices),
    Waiting,
    MissingHere,
  ),
  activity: deferredComponent<{ list: Watchlist; page: ListPage }>(
    () => import("../news/ListActivity.tsx").then((file) => file.ListActivity),
    Waiting,
    MissingHere,
  ),
} as const;

/** Controls of a list's view: filters, order and form, and further information. */
export function ListTools({
  list,
  page,
  view,
}: {
  list: Watchlist;
  page: ListPage;
  view: ShownItems;
}) {
  const [panel, setPanel] = useState<PanelName | null>(null);
  const Panel = panel && PANELS[panel];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2">
        <ListButtons list={list} active={page.active} panel={panel} onPanel={setPanel} />
        <div className="ms-auto flex items-center gap-3">
          <SortSelect sort={view.sort} sorts={view.sorts} onSort={view.chooseSort} />
          <FormatSwitch of="watchlist" />
        </div>
      </div>
      <div id={PANEL_ID}>
        {Panel ? (
          <div className="mb-4 rounded-sheet border border-hairline bg-raised p-4 sm:p-5">
            <Panel list={list} page={page} />
          </div>
        ) : null}
      </div>
    </>
  );
}
