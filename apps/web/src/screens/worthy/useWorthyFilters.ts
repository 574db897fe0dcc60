import type { TitleKind } from "@worthy/domain";
import { countChosen } from "../../features/filters/filterBody.ts";
import { useServices } from "../../features/services/Services.ts";
import { DEFAULT_SETTINGS, type RatedFilters } from "../../features/settings/localSettings.ts";
import { useScreenFilters } from "../../features/settings/useScreenFilters.ts";

interface WorthyFilters {
  filters: RatedFilters;
  change: (change: Partial<RatedFilters>) => void;
  clear: () => void;
}

/** What the picks are narrowed to on this device: films have filters of their own. */
export function useWorthyFilters(kind: TitleKind | "all"): WorthyFilters {
  const screen = kind === "movie" ? "worthyMovie" : "worthy";
  const [filters, keep] = useScreenFilters(screen);
  const { track } = useServices();
  const set = (next: RatedFilters) => {
    keep(next);
    track("list_narrowed", { screen, filters: countChosen(next), sort: next.sort });
  };
  return { filters, change: (change) => set({ ...filters, ...change }), clear: () => set(DEFAULT_SETTINGS.filters[screen]) };
}
