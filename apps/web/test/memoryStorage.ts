import { UNSENT_PREFIX, type DeviceStorage } from "../src/features/session/deviceStorage.ts";

/** A device's storage that lives as long as its test. */
export function memoryStorage(
  kept: Record<string, string> = {},
): DeviceStorage & { all: () => Record<string, string> } {
  const map = new Map(Object.entries(kept));
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
    clear: () => {
      for (const key of map.keys()) if (!key.startsWith(UNSENT_PREFIX)) map.delete(key);
    },
    all: () => Object.fromEntries(map),
  };
}
