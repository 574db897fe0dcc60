import type { LocalSettings } from "./localSettings.ts";
import { changeSettings, readSettings, useLocalSetting } from "./useLocalSetting.ts";

type ScreenFilters = LocalSettings["filters"];

/** Keeps what one screen is narrowed to. The others' are read from the device: a page that is just coming alive does not know them yet. */
export function keepScreenFilters<Name extends keyof ScreenFilters>(screen: Name, filters: ScreenFilters[Name]): void {
  changeSettings({ filters: { ...readSettings().filters, [screen]: filters } });
}

/** What this device keeps of one screen's filters, and how to change them. */
export function useScreenFilters<Name extends keyof ScreenFilters>(screen: Name): readonly [ScreenFilters[Name], (filters: ScreenFilters[Name]) => void] {
  const [all] = useLocalSetting("filters");
  return [all[screen], (filters) => keepScreenFilters(screen, filters)];
}
