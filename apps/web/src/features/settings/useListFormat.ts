import type { ListFormat, LocalSettings } from "./localSettings.ts";
import { useLocalSetting } from "./useLocalSetting.ts";

/** Whether a screen's titles are a grid of posters or a list, and a function to choose. */
export function useListFormat(
  screen: keyof LocalSettings["listFormats"],
): readonly [ListFormat, (format: ListFormat) => void] {
  const [formats, keep] = useLocalSetting("listFormats");
  return [formats[screen], (format) => keep({ ...formats, [screen]: format })];
}
