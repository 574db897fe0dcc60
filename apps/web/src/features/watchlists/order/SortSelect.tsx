import { WATCHLIST_SORTS, type WatchlistSort } from "@worthy/domain";
import { Icon } from "@worthy/ui";
import { ArrowDownUp, ChevronDown } from "lucide-react";
import { useRef } from "react";
import { useEarlyEntry } from "../../fields/useEarlyEntry.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/** The list's sort. A native select: the same everywhere, and opened as each device does best. */
export function SortSelect({
  sort,
  sorts = WATCHLIST_SORTS,
  onSort,
}: {
  sort: WatchlistSort;
  sorts?: readonly WatchlistSort[];
  onSort: (sort: WatchlistSort) => void;
}) {
  const t = useTexts(watchlistTexts);
  const field = useRef<HTMLSelectElement>(null);
  const choose = (value: string) => onSort(sorts.find((known) => known === value) ?? sort);
  useEarlyEntry(field, sort, choose);
  return (
    <label
      data-coachmark="Watchlist 2"
      className="relative inline-flex min-h-11 items-center gap-2 rounded-full text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
    >
      <Icon of={ArrowDownUp} size={18} />
      <span className="sr-only">{t("watchlist.sort")}</span>
      <select
        ref={field}
        autoComplete="off"
        value={sort}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 cursor-pointer appearance-none bg-transparent pe-7 pointer-coarse:text-base field-sizing-content outline-none"
      >
        {sorts.map((each) => (
          <option key={each} value={each} className="bg-raised text-ink">
            {t(`watchlist.${each}`)}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-e-0">
        <Icon of={ChevronDown} size={16} />
      </span>
    </label>
  );
}
