import type { TitleKind } from "@worthy/domain";
import { countChosen } from "../../features/filters/filterBody.ts";
import { useServices } from "../../features/services/Services.ts";
import { DEFAULT_SETTINGS, type RatedFilters } from "../../features/settings/localSettings.ts";
import { useLocalSetting } from "../../features/settings/useLocalSetting.ts";

interface WorthyFilters {
  filters: RatedFilters;
  change: (change: Partial<RatedFilters>) => void;
  clear: () => void;
}

/** What the picks are narrowed to on this device: films have filters of their own. */
export function useWorthyFilters(kind: TitleKind | "all"): WorthyFilters {
  const [kept, keep] = useLocalSetting("filters");
  const screen = kind === "movie" ? "worthyMovie" : "worthy";
  const { track } = useServices();
  const set = (filters: RatedFilters) => {
    keep({ ...kept, [screen]: filters });
    track("list_narrowed", { screen, filters: countChosen(filters), sort: filters.sort });
  };
  return { filters: kept[screen], change: (change) => set({ ...kept[screen], ...change }), clear: () => set(DEFAULT_SETTINGS.filters[screen]) };
}
