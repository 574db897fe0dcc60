import { UNSENT_PREFIX, type DeviceStorage } from "../session/deviceStorage.ts";
import { parseUnsent, type UnsentWrite } from "./UnsentWrite.ts";

export interface UnsentStore {
  /** All stored writes, in order. */
  list: () => UnsentWrite[];
  put: (write: UnsentWrite) => void;
  remove: (key: string) => void;
}

const DIGITS = 15;
/** Somebody who doesn't return for a month won't remember. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

const placeOf = ({ at, key }: UnsentWrite): string =>
  `${UNSENT_PREFIX}${String(at).padStart(DIGITS, "0")}.${key}`;

/**
 * Unsent writes on this device, shared by all tabs: one entry each, so tabs don't overwrite each
 * other. What a full or blocked storage rejects stays in memory for the life of the page.
 */
export function createUnsentStore(storage: DeviceStorage, now: () => number): UnsentStore {
  const loose = new Map<string, UnsentWrite>();
  const kept = () => storage.keys().filter((place) => place.startsWith(UNSENT_PREFIX));
  const list = () => {
    const writes = kept().flatMap((place) => parseUnsent(storage.read(place)) ?? []);
    return [...writes, ...loose.values()].toSorted(
      (a, b) => a.at - b.at || (a.key < b.key ? -1 : 1),
    );
  };
  for (const write of list()) if (now() - write.at > LONGEST_MS) storage.remove(placeOf(write));
  return {
    list,
    put: (write) => {
      const text = JSON.stringify(write);
      const place = placeOf(write);
      storage.write(place, text);
      if (storage.read(place) === text) loose.delete(write.key);
      else loose.set(write.key, write);
    },
    remove: (key) => {
      loose.delete(key);
      for (const place of kept()) if (place.endsWith(`.${key}`)) storage.remove(place);
    },
  };
}
