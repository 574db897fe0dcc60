import { Button } from "@worthy/ui";
import type { RatedFilters } from "../settings/localSettings.ts";
import { ChipGroup, type ChipChoice } from "./ChipGroup.tsx";
import type { FilterList, ListFilters } from "./filterBody.ts";
import { BASES, CERTIFICATES, DECADES, SORTS } from "./filterChoices.ts";
import { LENGTHS } from "./lengths.ts";
import { toggled } from "./toggled.ts";
import { useFilterCounts } from "./useFilterCounts.ts";
import { useTexts } from "../../locale/useLocale.ts";
import filtersTexts from "./texts/filters.en.json" with { type: "json" };

const FIRST_SHOWN = 10;
const ALL = "LIKES_DISLIKES" as const;

export interface FilterFormProps {
  filters: ListFilters;
  onChange: (change: Partial<RatedFilters>) => void;
  onClear: () => void;
  total: number | undefined;
  hidden?: readonly FilterList[];
  chosen: number;
  onDone: () => void;
}

/** Sort order, ratings to base on, genres, decades, services, lengths and certificates. */
export function FilterForm({
  filters,
  onChange,
  onClear,
  total,
  hidden = [],
  chosen,
  onDone,
}: FilterFormProps) {
  const t = useTexts(filtersTexts);
  const counts = useFilterCounts();
  const sorts = [
    { key: "", label: t("filters.sort_default") },
    ...SORTS.map((key) => ({ key, label: t(`filters.sort_${key}`) })),
  ];
  const own = SORTS.find((each) => each === filters.sort) ?? "";
  const basis = BASES.find((each) => each === filters.ratingFilter) ?? ALL;
  const choices: Record<FilterList, readonly ChipChoice[]> = {
    genres: counts.genres,
    airDates: DECADES.map(({ range, year, word }) => ({
      key: range,
      label: t(`filters.${word}`, { year }),
    })),
    streamingProviders: counts.providers,
    runTimes: LENGTHS.map(({ range, word }) => ({
      key: range,
      label: t(`filters.length_${word}`),
    })),
    contentRatings: CERTIFICATES.map((key) => ({ key, label: key })),
  };
  const group = (list: FilterList) =>
    hidden.includes(list) || choices[list].length === 0 ? null : (
      <ChipGroup
        key={list}
        legend={t(`filters.${list}`)}
        choices={choices[list]}
        isChosen={(key) => filters[list].includes(key)}
        onToggle={(key) => onChange({ [list]: toggled(filters[list], key) })}
        first={FIRST_SHOWN}
      />
    );
  return (
    <div className="flex flex-col gap-6 pt-2">
      <ChipGroup
        legend={t("filters.sort")}
        choices={sorts}
        isChosen={(key) => own === key}
        onToggle={(key) => onChange({ sort: key === "" ? "DEFAULT" : key })}
      />
      {filters.ratingFilter === undefined ? null : (
        <ChipGroup
          legend={t("filters.ratingFilter")}
          choices={([ALL, ...BASES] as const).map((key) => ({
            key,
            label: t(`filters.ratingFilter_${key}`),
          }))}
          isChosen={(key) => basis === key}
          onToggle={(key) => onChange({ ratingFilter: key })}
        />
      )}
      {counts.failed ? <p className="text-ink-second">{t("filters.countsFailed")}</p> : null}
      {(["genres", "airDates", "streamingProviders", "runTimes", "contentRatings"] as const).map(
        group,
      )}
      <div className="sticky bottom-0 -mx-5 -mb-[calc(2rem+env(safe-area-inset-bottom))] flex justify-end gap-3 border-t border-hairline bg-raised px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
        <Button variant="quiet" disabled={chosen === 0} onClick={onClear}>
          {t("filters.clear")}
        </Button>
        <Button size="large" onClick={onDone}>
          {t("filters.see", { count: total ?? 0 })}
        </Button>
      </div>
    </div>
  );
}
