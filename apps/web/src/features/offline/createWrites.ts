import type { OfflineWrites, Writes } from "../services/Writes.ts";

const AGAIN_MS = 15_000;
const TRIES_ONLINE = 3;

/** How to wait for the queue's code. */
export interface Waiting {
  online: () => boolean;
  /** Resolves when another attempt may succeed. */
  again: () => Promise<void>;
}

const inBrowser: Waiting = {
  online: () => navigator.onLine,
  again: () =>
    new Promise((resolve) => {
      addEventListener("online", () => resolve(), { once: true });
      setTimeout(resolve, AGAIN_MS);
    }),
};

/**
 * Writes for a page whose queue is loaded after hydration. Earlier writes wait for it, in order,
 * and as long as there is no network. If there is one and the queue still fails to load, they are
 * refused.
 */
export function createWrites(
  load: () => Promise<OfflineWrites>,
  { online, again } = inBrowser,
): Writes {
  let offlineWrites: Promise<OfflineWrites> | null = null;
  /** Shared by all that wait, so they continue in order. */
  let loading: Promise<OfflineWrites> | null = null;
  const ready = () =>
    (offlineWrites ??= load().catch((error: unknown) => {
      offlineWrites = null;
      throw error;
    }));
  const loadWithRetries = async (tries = TRIES_ONLINE): Promise<OfflineWrites> => {
    try {
      return await ready();
    } catch (error) {
      if (online() && tries === 0) {
        loading = null;
        throw error;
      }
      const left = online() ? tries - 1 : tries;
      await again();
      return loadWithRetries(left);
    }
  };
  return {
    ready,
    send: async (...write) => (await (loading ??= loadWithRetries())).send(...write),
  };
}
