import type { CallOutput } from "@worthy/contract";
import { Chip, Icon } from "@worthy/ui";
import { Search } from "lucide-react";
import { useRef } from "react";
import { useEarlyEntry } from "../../features/fields/useEarlyEntry.ts";
import { HISTORY_FILTERS } from "./historyQueries.ts";
import type { ChosenHistory } from "./useHistoryOptions.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingsTexts from "./texts/ratings.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const KINDS = ["all", "tv", "movie"] as const;

interface HistoryControlsProps extends ChosenHistory {
  counts: CallOutput<"listRatings">["counts"];
}

/** Filters of the history: ratings, kind and name. Each rating filter shows its number. */
export function HistoryControls({ options, typed, choose, counts }: HistoryControlsProps) {
  const t = useTexts(ratingsTexts, shellTexts);
  const words = { all: t("shell.everything"), tv: t("shell.shows"), movie: t("shell.films") };
  const field = useRef<HTMLInputElement>(null);
  const find = (term: string) => choose({ term });
  useEarlyEntry(field, typed, find);
  return (
    <div className="flex flex-col gap-2 pb-4">
      <fieldset
        aria-label={t("ratings.filter")}
        className="rail -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0"
      >
        {HISTORY_FILTERS.map((filter) => (
          <Chip key={filter} pressed={filter === options.filter} onClick={() => choose({ filter })}>
            {t(`ratings.${filter}`)}
            {counts ? (
              <span className="font-normal tabular-nums opacity-80">{counts[filter]}</span>
            ) : null}
          </Chip>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        <fieldset aria-label={t("ratings.kind")} className="flex min-w-0 flex-wrap gap-2">
          {KINDS.map((kind) => (
            <Chip key={kind} pressed={kind === options.kind} onClick={() => choose({ kind })}>
              {words[kind]}
            </Chip>
          ))}
        </fieldset>
        <label className="flex min-h-11 min-w-48 flex-1 items-center gap-2 rounded-full border border-edge px-4 text-ink-second focus-within:border-ink">
          <Icon of={Search} size={18} />
          <span className="sr-only">{t("ratings.find")}</span>
          <input
            ref={field}
            type="search"
            value={typed}
            maxLength={60}
            placeholder={t("ratings.find")}
            onChange={({ target }) => find(target.value)}
            className="min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-second sm:pointer-fine:text-sm"
          />
        </label>
      </div>
    </div>
  );
}
