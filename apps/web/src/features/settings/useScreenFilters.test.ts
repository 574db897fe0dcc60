import { afterEach, expect, it, vi } from "vitest";
import { DEFAULT_SETTINGS, MOOD_FILTERS, SETTINGS_VERSION } from "./localSettings.ts";
import { readSettings } from "./useLocalSetting.ts";
import { storeScreenFilters } from "./useScreenFilters.ts";

afterEach(() => void vi.unstubAllGlobals());

it("changes one screen's filters without touching those stored for other screens", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  const worthy = { ...DEFAULT_SETTINGS.filters.worthy, genres: ["Drama"] };
  kept.set(
    "settings",
    JSON.stringify({
      version: SETTINGS_VERSION,
      filters: { worthy },
      listFormats: { worthy: "list" },
    }),
  );
  storeScreenFilters("inTheMood", { ...MOOD_FILTERS, moods: ["witty"] });
  expect(readSettings().filters).toMatchObject({
    worthy,
    inTheMood: { moods: ["witty"] },
    watchlist: DEFAULT_SETTINGS.filters.watchlist,
  });
  expect(readSettings().listFormats.worthy).toBe("list");
});
