import { isTaste } from "@worthy/domain";
import { Icon, UiLink } from "@worthy/ui";
import { ChevronDown } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useTexts } from "../../../locale/useLocale.ts";
import { useRatings } from "../../rating/useRatings.ts";
import type { Watchlist, WatchlistItem } from "../page/watchlistQuery.ts";
import listPageTexts from "../texts/listPage.en.json" with { type: "json" };

interface Parts {
  /** What is still to be watched. */
  open: readonly WatchlistItem[];
  seen: readonly WatchlistItem[];
}

/** A list's items in two parts; ratings on their way to the server count already. */
export function useSeenParts(items: readonly WatchlistItem[]): Parts {
  const ratings = useRatings();
  const isSeen = ({ isSeen: marked, typeId }: WatchlistItem) => {
    const rating = ratings.of(typeId);
    return marked || (rating !== null && isTaste(rating));
  };
  return { open: items.filter((item) => !isSeen(item)), seen: items.filter(isSeen) };
}

/** Lists whose fold is open, by id: the list is drawn again once everything has loaded. */
const opened = new Set<Watchlist["id"]>();

interface SeenFoldProps {
  listId: Watchlist["id"];
  /** Null until all of the list is loaded. */
  count: number | null;
  /** Nothing else is on the list. */
  isAll: boolean;
  /** The seen titles; measuring them only makes sense while it is open. */
  children: (isOpen: boolean) => ReactNode;
}

/** The titles of a list that the person has seen: folded below the others. */
export function SeenFold({ listId, count, isAll, children }: SeenFoldProps) {
  const t = useTexts(listPageTexts);
  const [isOpen, setOpen] = useState(() => opened.has(listId));
  const fold = useRef<HTMLDetailsElement>(null);
  const take = (open: boolean) => {
    setOpen(open);
    if (open) opened.add(listId);
    else opened.delete(listId);
  };
  // It also opens before hydration.
  const look = useEffectEvent(() => take(fold.current?.open === true));
  useEffect(() => look(), []);
  return (
    <>
      {isAll ? (
        <p className="flex min-h-19 flex-wrap items-center gap-x-4 text-ink-second">
          {t("listPage.allSeen")}
          <UiLink href="/home/" className="quiet-link">
            {t("listPage.findMore")}
          </UiLink>
        </p>
      ) : null}
      <details
        ref={fold}
        open={isOpen}
        className="group/seen mt-4"
        onToggle={({ currentTarget }) => take(currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-3">
          <h2 className="font-display text-lg font-semibold">{t("listPage.seen")}</h2>
          {count === null ? null : (
            <span className="text-sm text-ink-second">{t("listPage.seenCount", { count })}</span>
          )}
          <span aria-hidden className="ms-auto transition-transform group-open/seen:rotate-180">
            <Icon of={ChevronDown} />
          </span>
        </summary>
        {children(isOpen)}
      </details>
    </>
  );
}
