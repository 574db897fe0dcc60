import type { ReactNode } from "react";
import { deferredComponent } from "../../failures/deferredComponent.tsx";
import { BackLink } from "../../links/BackLink.tsx";
import { useLists } from "../lists/useLists.ts";
import type { ShownList } from "../lists/listWrites.ts";
import { listName } from "../lists/listName.ts";
import { useLocation } from "../../../router/useLocation.ts";
import { useHeadingFocus } from "./headingFocus.ts";
import { ListDot } from "../lists/ListDot.tsx";
import { REJECTED } from "./watchlistQuery.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/** Room for the list of lists while its code is loading. */
function ListsNavRoom() {
  const count = useLists()?.length ?? 0;
  return (
    <div aria-hidden>
      <div className="mb-1 h-11" />
      {count > 1 ? <div style={{ height: `${count * ROW_REM}rem` }} /> : null}
      {count > 0 ? <div className="h-11" /> : null}
    </div>
  );
}

/** A row of one line and its note (`min-h-15`). */
const ROW_REM = 3.75;

interface WatchlistFrameProps {
  heading: string;
  /** A few words below the heading. */
  facts?: string;
  /** The list shown, whose actions are at its heading. */
  listId?: number | string;
  children: ReactNode;
}

const ListMenu = deferredComponent(
  () => import("../lists/ListMenu.tsx").then((file) => file.ListMenu),
  () => <span className="size-11" />,
);
const ListsNav = deferredComponent(
  () => import("../lists/ListsNav.tsx").then((file) => file.ListsNav),
  ListsNavRoom,
);
const ListNewsLine = deferredComponent(
  () => import("../news/ListNewsLine.tsx").then((file) => file.ListNewsLine),
  () => <span className="block min-h-5" />,
);

const isShared = ({ collaborators }: ShownList) => collaborators.length > 0;

/**
 * A list with its heading, and all lists: next to it on wide windows, on narrow ones above the
 * default list or one step away.
 */
export function WatchlistFrame({ heading, facts, listId, children }: WatchlistFrameProps) {
  const locale = useLocale();
  const t = useTexts(watchlistTexts);
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
          <h1 className="min-w-0 flex-1 font-display text-2xl font-bold tracking-tight wrap-break-word md:text-3xl">
            <bdi>{list ? listName(list.name, locale) : heading}</bdi>
          </h1>
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
