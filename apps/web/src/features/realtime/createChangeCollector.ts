import type { Topic } from "@worthy/contract";
import {
  socketManifest,
  type SocketEntry,
  type SocketEventName,
} from "@worthy/contract/socketManifest";

interface CollectorParts {
  /** This tab's name: it already knows its own changes. */
  origin: string;
  invalidate: (topics: readonly Topic[]) => void;
  random?: () => number;
}

export interface ChangeCollector {
  /** Takes a socket event. Unknown ones come from a newer server and are ignored. */
  add: (name: string, payload: unknown) => void;
  close: () => void;
}

/** One write causes several events: together they cause one refetch. */
const TOGETHER_MS = 30;

/** Collects changes made elsewhere, and refetches. */
export function createChangeCollector({
  origin,
  invalidate,
  random = Math.random,
}: CollectorParts): ChangeCollector {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let collected: Set<Topic> | null = null;
  let generation: unknown;
  const gathering = new Set<string>();
  const after = (delay: number, run: () => void) => {
    const timer = setTimeout(() => (timers.delete(timer), run()), delay);
    timers.add(timer);
  };
  const collect = (topics: readonly Topic[]) => {
    if (!collected) {
      collected = new Set();
      after(TOGETHER_MS, () => {
        const changes = [...(collected ?? [])];
        collected = null;
        invalidate(changes);
      });
    }
    for (const topic of topics) collected.add(topic);
  };
  return {
    add: (name, payload) => {
      if (!Object.hasOwn(socketManifest, name)) return;
      const { changes, gather }: SocketEntry = socketManifest[name as SocketEventName]; // one of its keys, as just checked
      const details = (payload ?? {}) as {
        origin?: unknown;
        generation?: unknown;
        within?: unknown;
      }; // of all events together
      const isKnown = name === "scores:changed" && details.generation === generation;
      if (name === "scores:changed") generation = details.generation;
      if (isKnown || details.origin === origin) return;
      if (gather !== undefined) {
        if (!gathering.has(name))
          after(gather * 1000, () => (gathering.delete(name), collect(changes)));
        return void gathering.add(name);
      }
      const within = typeof details.within === "number" ? details.within : 0;
      if (within > 0) after(random() * within * 1000, () => collect(changes));
      else collect(changes);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
