/** Prefix of keys kept for their author, even after signing out. */
export const UNSENT_PREFIX = "unsent.";

export interface DeviceStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => readonly string[];
  /** Clears everything except what is unsent. */
  clear: () => void;
}

/**
 * The browser's storage; failures (private windows, full disks) are logged and otherwise ignored.
 */
export function createDeviceStorage(storage: () => Storage): DeviceStorage {
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(storage());
    } catch (error) {
      console.warn("failed to save settings", error);
      return fallback;
    }
  };
  return {
    read: (key) => attempt((place) => place.getItem(key), null),
    write: (key, value) => attempt((place) => place.setItem(key, value), undefined),
    remove: (key) => attempt((place) => place.removeItem(key), undefined),
    keys: () => attempt((place) => Object.keys(place), []),
    clear: () =>
      attempt((place) => {
        for (const key of Object.keys(place))
          if (!key.startsWith(UNSENT_PREFIX)) place.removeItem(key);
      }, undefined),
  };
}

/** Shared by all tabs, and persistent. */
export const deviceStorage = createDeviceStorage(() => localStorage);

/** Per tab, until it is closed. */
export const tabStorage = createDeviceStorage(() => sessionStorage);
