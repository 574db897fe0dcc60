import type { ReactNode } from "react";
import { lateComponent } from "../../features/failures/lateComponent.tsx";
import { BackLink } from "../../features/links/BackLink.tsx";
import { useLists } from "../../features/watchlist/useLists.ts";
import type { ShownList } from "../../features/watchlist/listWrites.ts";
import { listName } from "../../features/watchlist/listName.ts";
import { useT } from "../../messages/useT.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useHeadingFocus } from "./headingFocus.ts";
import { ListDot } from "./ListDot.tsx";
import { ListsNavRoom } from "./ListsNavRoom.tsx";
import { REJECTED } from "./watchlistQuery.ts";

interface WatchlistFrameProps {
  heading: string;
  /** A few words under the heading. */
  facts?: string;
  /** The list that is shown: what can be done to it stand at its heading. */
  listId?: number | string;
  children: ReactNode;
}

const ListMenu = lateComponent(
  () => import("./ListMenu.tsx").then((file) => file.ListMenu),
  () => <span className="size-11" />,
);
const ListsNav = lateComponent(() => import("./ListsNav.tsx").then((file) => file.ListsNav), ListsNavRoom);
const ListNewsLine = lateComponent(
  () => import("./ListNewsLine.tsx").then((file) => file.ListNewsLine),
  () => <span className="block min-h-5" />,
);

const isShared = ({ collaborators }: ShownList) => collaborators.length > 0;

/** A list with its heading, and all lists: at its side on wide windows, on narrow ones above the default list or one step away. */
export function WatchlistFrame({ heading, facts, listId, children }: WatchlistFrameProps) {
  const t = useT();
  useHeadingFocus();
  const isOverview = useLocation().pathname.replace(/\/$/, "") === "/watchlist";
  const list = useLists()?.find(({ id }) => id === listId);
  return (
    <div className="mx-auto w-full max-w-360 gap-12 px-4 pt-2 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:px-14">
      <div className={isOverview ? "max-lg:mb-6" : "max-lg:hidden"}>
        <ListsNav current={list?.id ?? (listId === REJECTED ? REJECTED : null)} />
      </div>
      <div className="min-w-0">
        {isOverview ? null : (
          <BackLink href="/watchlist" className="lg:hidden">
            {t("watchlist.allLists")}
          </BackLink>
        )}
        <div className="flex max-w-224 items-start gap-3">
          <h1 className="min-w-0 flex-1 font-display text-2xl font-bold tracking-tight wrap-break-word md:text-3xl">{list ? listName(list.name) : heading}</h1>
          {list ? <ListMenu list={list} /> : null}
        </div>
        <div className="mt-1.5 flex min-h-5 flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-second">
          {list ? <ListDot hexCode={list.hexCode} /> : null}
          <p>{facts}</p>
        </div>
        {list && isShared(list) ? <ListNewsLine listId={list.id} /> : null}
        <div className="mt-5">{children}</div>
      </div>
    </div>
  );
}
