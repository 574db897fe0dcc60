import { endOf, type Limiter } from "./limiter.ts";

const LIMIT = { name: "requests of a network", windowMs: 60_000 };
/** Servers tell each other what they have counted this often, in milliseconds. */
const SHARE_EVERY_MS = 1_000;
/** Fewer requests than these, of one network on one server in a minute, aren't told to others. */
const SHARED_FROM = 100;
/** At most so many networks are counted at once; the one that was seen first makes room. */
const MOST_NETWORKS = 10_000;

interface Count {
  /** On all servers, as of the last time they told each other. */
  shared: number;
  /** Here, since then. */
  own: number;
}

/** A store of @fastify/rate-limit. */
export interface SharedCounts {
  incr(
    network: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
  ): void;
  /** What a route with a limit of its own counts, apart from all other requests. */
  child(route: { routeInfo?: { url?: string } }): Pick<SharedCounts, "incr" | "child">;
  /** Tells the other servers. Runs by itself; never fails, since counting here goes on without them. */
  share(): Promise<void>;
  close(): void;
}

/**
 * Counts requests of each network in the current minute, on all servers together. Counts in memory,
 * so that no request waits for the database: a network that is busy on several servers is noticed
 * within a second.
 */
export function createSharedCounts(limiter: Pick<Limiter, "add">, now = Date.now): SharedCounts {
  let end = 0;
  const counts = new Map<string, Count>();
  const countOf = (network: string): Count => {
    const known = counts.get(network);
    if (known) return known;
    const [first] = counts.keys();
    if (counts.size >= MOST_NETWORKS && first !== undefined) counts.delete(first);
    const count = { shared: 0, own: 0 };
    counts.set(network, count);
    return count;
  };
  const share = async () => {
    const at = now();
    if (endOf(LIMIT, at) !== end) return;
    const busy = [...counts].filter(([, { shared, own }]) =>
      shared > 0 ? own > 0 : own >= SHARED_FROM,
    );
    if (busy.length === 0) return;
    const told = new Map(busy.map(([network, { own }]) => [network, own]));
    const totals = await limiter.add(LIMIT, told, at).catch(() => null);
    if (end !== endOf(LIMIT, at)) return;
    for (const [network, count] of busy) {
      const total = totals?.get(network);
      if (total === undefined) continue;
      count.own -= told.get(network) ?? 0;
      count.shared = total;
    }
  };
  let sharing: Promise<void> | null = null;
  const timer = setInterval(() => {
    sharing ??= share().finally(() => (sharing = null));
  }, SHARE_EVERY_MS);
  timer.unref();
  const countsFor = (path: string): Pick<SharedCounts, "incr" | "child"> => ({
    incr: (network, done) => {
      const at = now();
      if (endOf(LIMIT, at) !== end) {
        counts.clear();
        end = endOf(LIMIT, at);
      }
      const count = countOf(`${network} ${path}`);
      count.own += 1;
      done(null, { current: count.shared + count.own, ttl: end - at });
    },
    child: ({ routeInfo }) => countsFor(routeInfo?.url ?? path),
  });
  return { ...countsFor("everything"), share, close: () => clearInterval(timer) };
}
