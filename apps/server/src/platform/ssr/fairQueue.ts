/** Refused because too much is waiting. */
export class QueueFull extends Error {}

export interface FairQueue {
  /**
   * The result of the work, which starts when it is this client's turn. Rejects with `QueueFull` if
   * too much is waiting, and with the signal's reason if that aborts first. The work may go on then,
   * but no longer holds a place.
   */
  run<T>(client: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

const AT_ONCE = 4;

interface Turn {
  start(): void;
  refuse(reason: unknown): void;
}

/** What waits, by client, with room for so much. */
function createLines({
  waitingOfOne,
  waitingOfAll,
}: {
  waitingOfOne: number;
  waitingOfAll: number;
}) {
  /** The first has the next turn. */
  const lines = new Map<string, Turn[]>();
  let waiting = 0;

  function remove(client: string, turn: Turn | undefined): boolean {
    const line = lines.get(client);
    const at = line && turn ? line.indexOf(turn) : -1;
    if (!line || at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) lines.delete(client);
    waiting -= 1;
    return true;
  }

  /** Whether there is room for one more of the client's, at another's cost if need be. */
  function makeRoom(client: string): boolean {
    const own = lines.get(client)?.length ?? 0;
    if (own >= waitingOfOne) return false;
    if (waiting < waitingOfAll) return true;
    const [longest, line = []] =
      [...lines].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    const last = line.at(-1);
    if (longest === undefined || line.length <= own + 1 || !remove(longest, last)) return false;
    last?.refuse(new QueueFull());
    return true;
  }

  return {
    remove,
    /** False if there is no room. */
    add(client: string, turn: Turn): boolean {
      if (!makeRoom(client)) return false;
      lines.set(client, [...(lines.get(client) ?? []), turn]);
      waiting += 1;
      return true;
    },
    takeNext(): Turn | null {
      const [first] = lines;
      if (!first) return null;
      const [client, line] = first;
      const turn = line[0] ?? null;
      if (turn) remove(client, turn);
      if (lines.delete(client)) lines.set(client, line); // to the end of the round
      return turn;
    },
  };
}

/**
 * Work of several clients, of which a few run at once. Clients take turns, whoever came first, and
 * other events of the process get through between two starts. When everything is full, the client
 * with most waiting gives way.
 */
export function createFairQueue(): FairQueue {
  const lines = createLines({ waitingOfOne: 40, waitingOfAll: 200 });
  let running = 0;

  function startNext(): void {
    const turn = running < AT_ONCE ? lines.takeNext() : null;
    if (!turn) return;
    running += 1;
    setImmediate(turn.start);
  }

  return {
    run: (client, work, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        let over = false;
        const end = () => {
          const ended = over;
          over = true;
          signal?.removeEventListener("abort", leave);
          return !ended;
        };
        const giveUpPlace = () => {
          if (!end()) return;
          running -= 1;
          startNext();
        };
        const leave = () => {
          reject(signal?.reason);
          if (lines.remove(client, turn)) end();
          else giveUpPlace();
        };
        const turn: Turn = {
          refuse: (reason) => void (end() && reject(reason)),
          start: () => {
            if (!over) void Promise.try(work).then(resolve, reject).finally(giveUpPlace);
          },
        };
        if (!lines.add(client, turn)) return reject(new QueueFull());
        signal?.addEventListener("abort", leave);
        startNext();
      }),
  };
}
