import { storeValue, useStoredValue } from "../session/useStoredValue.ts";
import { deviceStorage } from "../session/deviceStorage.ts";
import { parseSettings, type LocalSettings } from "./localSettings.ts";

const KEY = "settings";

/** The settings currently stored on this device. */
export const readSettings = (): LocalSettings => parseSettings(deviceStorage.read(KEY));

/** Changes some settings; the others stay. */
export function changeSettings(change: Partial<LocalSettings>): void {
  storeValue(KEY, JSON.stringify({ ...readSettings(), ...change }));
}

/**
 * One of this device's settings, and a function to change it; on the server and until hydration,
 * its default.
 */
export function useLocalSetting<Key extends keyof LocalSettings>(
  key: Key,
): readonly [LocalSettings[Key], (value: LocalSettings[Key]) => void] {
  const value = useStoredValue(KEY, parseSettings)[key];
  return [value, (next) => changeSettings({ [key]: next } as Partial<LocalSettings>)]; // the key and its value belong together
}
