import type { LocalSettings } from "./localSettings.ts";
import { changeSettings, readSettings, useLocalSetting } from "./useLocalSetting.ts";

type ScreenFilters = LocalSettings["filters"];

/**
 * Stores one screen's filters. The others' are read from the device: a page being hydrated doesn't
 * know them yet.
 */
export function storeScreenFilters<Name extends keyof ScreenFilters>(
  screen: Name,
  filters: ScreenFilters[Name],
): void {
  changeSettings({ filters: { ...readSettings().filters, [screen]: filters } });
}

/** One screen's filters on this device, and a function to change them. */
export function useScreenFilters<Name extends keyof ScreenFilters>(
  screen: Name,
): readonly [ScreenFilters[Name], (filters: ScreenFilters[Name]) => void] {
  const [all] = useLocalSetting("filters");
  return [all[screen], (filters) => storeScreenFilters(screen, filters)];
}
