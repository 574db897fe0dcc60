import { Skeleton } from "@worthy/ui";
import { useState } from "react";
import { lateComponent } from "../../features/failures/lateComponent.tsx";
import { MissingHere } from "../../features/failures/MissingHere.tsx";
import { FormatSwitch } from "../../features/settings/FormatSwitch.tsx";
import { ListButtons } from "./ListButtons.tsx";
import { PANEL_ID, type PanelName } from "./panelName.ts";
import { SortSelect } from "./SortSelect.tsx";
import type { ListPage } from "./useListPage.ts";
import type { ShownItems } from "./useShownItems.ts";
import type { Watchlist } from "./watchlistQuery.ts";

const Waiting = () => <Skeleton className="h-40 rounded-sheet" />;
const PANELS = {
  filter: lateComponent<{ list: Watchlist; page: ListPage }>(() => import("./ListFilters.tsx").then((file) => file.ListFilters), Waiting, MissingHere),
  services: lateComponent<{ list: Watchlist; page: ListPage }>(() => import("./ListServices.tsx").then((file) => file.ListServices), Waiting, MissingHere),
  activity: lateComponent<{ list: Watchlist; page: ListPage }>(() => import("./ListActivity.tsx").then((file) => file.ListActivity), Waiting, MissingHere),
} as const;

/** How to look at a list: what of it, in which order and form, and what else is known of it. */
export function ListTools({ list, page, view }: { list: Watchlist; page: ListPage; view: ShownItems }) {
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
