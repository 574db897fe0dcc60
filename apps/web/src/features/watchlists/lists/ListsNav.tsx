import { Skeleton, UiLink } from "@worthy/ui";
import { useState } from "react";
import { deferredComponent } from "../../failures/deferredComponent.tsx";
import { useUserId } from "../../session/useUserId.ts";
import { useLists } from "./useLists.ts";
import { ListsNavRow } from "./ListsNavRow.tsx";
import { REJECTED } from "../page/watchlistQuery.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/** As high as its buttons, which come with their code. */
const ListsTools = deferredComponent(
  () => import("./ListsTools.tsx").then((file) => file.ListsTools),
  () => <span className="h-11" />,
);
const ArrangeLists = deferredComponent(() =>
  import("./ArrangeLists.tsx").then((file) => file.ArrangeLists),
);

/**
 * All the person's lists, own and shared: next to a list on wide windows, a separate page on narrow
 * ones.
 */
export function ListsNav({ current }: { current: number | typeof REJECTED | null }) {
  const t = useTexts(watchlistTexts);
  const userId = useUserId();
  const known = useLists();
  const [arranging, arrange] = useState(false);
  const lists = known ?? [];
  const canArrange = lists.length > 1;
  return (
    <nav aria-label={t("watchlist.lists")}>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <span className="font-semibold text-ink-second">{t("watchlist.lists")}</span>
        <ListsTools
          lists={lists}
          arranging={arranging && canArrange}
          onArrange={canArrange ? () => arrange(!arranging) : null}
        />
      </div>
      {arranging && canArrange ? (
        <ArrangeLists lists={lists} />
      ) : (
        // A single list is redundant right above itself.
        <ul className={lists.length > 1 ? "mt-1" : "mt-1 max-lg:hidden"}>
          {lists.map((list) => (
            <ListsNavRow key={list.id} list={list} current={list.id === current} />
          ))}
          {userId !== null && known === null ? <Skeleton className="h-15 w-full" /> : null}
        </ul>
      )}
      {userId === null ? null : (
        <UiLink
          href={`/watchlist/${REJECTED}`}
          {...(current === REJECTED ? { "aria-current": "page" } : {})}
          className="-mx-3 flex min-h-11 items-center rounded-poster px-3 text-sm text-ink-second hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink"
        >
          {t("watchlist.notInterested")}
        </UiLink>
      )}
    </nav>
  );
}
