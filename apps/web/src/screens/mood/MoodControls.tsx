import { useQuery } from "@tanstack/react-query";
import { COMPANIES, ENERGIES } from "@worthy/domain";
import { Button, Skeleton } from "@worthy/ui";
import { ChipGroup } from "../../features/filters/ChipGroup.tsx";
import { LENGTHS } from "../../features/filters/lengths.ts";
import { toggled } from "../../features/filters/toggled.ts";
import type { MoodFilters } from "../../features/settings/localSettings.ts";
import { tagsQuery } from "./moodQueries.ts";
import { chosenOrNone } from "./moodBody.ts";
import { nameOf } from "../../locale/nameOf.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import filtersTexts from "../../features/filters/texts/filters.en.json" with { type: "json" };
import moodTexts from "./texts/mood.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

const FIRST_TAGS = 10;

interface MoodControlsProps {
  filters: MoodFilters;
  onChange: (change: Partial<MoodFilters>) => void;
}

/** Controls for the evening: moods, themes, energy, company, length and kind. */
export function MoodControls({ filters, onChange }: MoodControlsProps) {
  const t = useTexts(filtersTexts, moodTexts, shellTexts);
  const kinds = [
    { key: "tv", label: t("shell.shows") },
    { key: "movie", label: t("shell.films") },
  ];
  return (
    <section aria-label={t("mood.filters")} className="flex min-w-0 flex-col gap-5">
      <TagGroup
        group="mood"
        legend={t("mood.moods")}
        chosen={filters.moods}
        onToggle={(key) => onChange({ moods: toggled(filters.moods, key) })}
      />
      <ChipGroup
        legend={t("mood.energy")}
        choices={ENERGIES.map((key) => ({ key, label: t(`mood.energy_${key}`) }))}
        isChosen={(key) => filters.energy === key}
        onToggle={(key) => onChange({ energy: chosenOrNone(filters.energy, key) })}
      />
      <ChipGroup
        legend={t("mood.company")}
        choices={COMPANIES.map((key) => ({ key, label: t(`mood.company_${key}`) }))}
        isChosen={(key) => filters.company === key}
        onToggle={(key) => onChange({ company: chosenOrNone(filters.company, key) })}
      />
      <ChipGroup
        legend={t("mood.length")}
        choices={LENGTHS.map(({ range, word }) => ({
          key: range,
          label: t(`filters.length_${word}`),
        }))}
        isChosen={(key) => filters.runTimes.includes(key)}
        onToggle={(key) => onChange({ runTimes: toggled(filters.runTimes, key) })}
      />
      <ChipGroup
        legend={t("mood.kind")}
        choices={kinds}
        isChosen={(key) => filters.kind === key}
        onToggle={(key) => onChange({ kind: chosenOrNone(filters.kind, key) })}
      />
      <TagGroup
        group="theme"
        legend={t("mood.themes")}
        chosen={filters.themes}
        onToggle={(key) => onChange({ themes: toggled(filters.themes, key) })}
      />
    </section>
  );
}

interface TagGroupProps {
  group: "mood" | "theme";
  legend: string;
  chosen: readonly string[];
  onToggle: (key: string) => void;
}

function TagGroup({ group, legend, chosen, onToggle }: TagGroupProps) {
  const locale = useLocale();
  const t = useTexts(moodTexts, shellTexts);
  const { data, isError, refetch } = useQuery(tagsQuery(group));
  if (isError && !data) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-ink-second">
        {t("mood.tagsFailed")}
        <Button variant="outline" onClick={() => void refetch()}>
          {t("shell.retry")}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <ChipGroup
      legend={legend}
      choices={data.results.map(({ key, label }) => ({ key, label: nameOf(label, locale) }))}
      isChosen={(key) => chosen.includes(key)}
      onToggle={onToggle}
      first={FIRST_TAGS}
    />
  );
}
