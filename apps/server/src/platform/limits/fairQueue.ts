import { TookTooLong } from "../withTimeout.ts";

/** Refused because too much is waiting. */
export class QueueFull extends Error {}

export interface FairQueue {
  /**
   * The result of the work, which starts when it is this client's turn. Rejects with `QueueFull` if
   * too much is waiting, and with `TookTooLong` if there is none in time. The work may go on then,
   * but no longer holds a place.
   */
  run<T>(client: string, work: () => Promise<T>, options?: TurnOptions): Promise<T>;
}

interface TurnOptions {
  /** How much work it is, compared with the work of others; 1 without it. */
  weight?: number;
  /** Time until the result, in milliseconds; without it, as long as it takes. */
  patienceMs?: number;
}

/** When those come back whose work was refused, in seconds. */
export const BUSY_S = 2;

const AT_ONCE = 4;

interface Turn {
  readonly weight: number;
  start(): void;
  refuse(reason: unknown): void;
}

interface Line {
  readonly turns: readonly Turn[];
  /** The work of all turns before its next one, as far as fairness counts it: the least is next. */
  readonly due: number;
}

/** The client whose turn is next, with what it waits for. */
function firstDue(lines: ReadonlyMap<string, Line>): [client: string, Line] | undefined {
  let first: [string, Line] | undefined;
  for (const line of lines) if (!first || line[1].due < first[1].due) first = line;
  return first;
}

/** What waits, by client, with room for so much. */
function createLines({
  waitingOfOne,
  waitingOfAll,
}: {
  waitingOfOne: number;
  waitingOfAll: number;
}) {
  const lines = new Map<string, Line>();
  let waiting = 0;
  /** Of the last turn taken, so that newcomers start where the others are. */
  let lastDue = 0;

  function remove(client: string, turn: Turn | undefined): boolean {
    const line = lines.get(client);
    if (!line || !turn || !line.turns.includes(turn)) return false;
    const turns = line.turns.filter((other) => other !== turn);
    if (turns.length === 0) lines.delete(client);
    else lines.set(client, { ...line, turns });
    waiting -= 1;
    return true;
  }

  /** Whether there is room for one more of the client's, at another's cost if need be. */
  function makeRoom(client: string): boolean {
    const own = lines.get(client)?.turns.length ?? 0;
    if (own >= waitingOfOne) return false;
    if (waiting < waitingOfAll) return true;
    const [longest, { turns = [] } = {}] =
      [...lines].toSorted(([, a], [, b]) => b.turns.length - a.turns.length)[0] ?? [];
    const last = turns.at(-1);
    if (longest === undefined || turns.length <= own + 1 || !remove(longest, last)) return false;
    last?.refuse(new QueueFull());
    return true;
  }

  return {
    remove,
    /** False if there is no room. */
    add(client: string, turn: Turn): boolean {
      if (!makeRoom(client)) return false;
      const { turns, due } = lines.get(client) ?? { turns: [], due: lastDue };
      lines.set(client, { turns: [...turns, turn], due });
      waiting += 1;
      return true;
    },
    takeNext(): Turn | null {
      const next = firstDue(lines);
      if (!next) return null;
      const [client, { turns, due }] = next;
      const turn = turns[0] ?? null;
      if (turn) remove(client, turn);
      lastDue = due;
      const rest = lines.get(client);
      // To the end of those who are due at the same time.
      if (rest && lines.delete(client))
        lines.set(client, { ...rest, due: due + (turn?.weight ?? 0) });
      return turn;
    },
  };
}

/**
 * Work of several clients, of which a few run at once. Clients take turns, whoever came first and by
 * the weight of their work, and other events of the process get through between two starts. When everything is full, the client
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
    run: (client, work, { weight = 1, patienceMs } = {}) =>
      new Promise((resolve, reject) => {
        let over = false;
        let timer: NodeJS.Timeout | undefined;
        const end = () => {
          const ended = over;
          over = true;
          clearTimeout(timer);
          return !ended;
        };
        const giveUpPlace = () => {
          if (!end()) return;
          running -= 1;
          startNext();
        };
        const leave = () => {
          reject(new TookTooLong(`took longer than ${patienceMs} ms`));
          if (lines.remove(client, turn)) end();
          else giveUpPlace();
        };
        const turn: Turn = {
          weight,
          refuse: (reason) => void (end() && reject(reason)),
          start: () => {
            if (!over) void Promise.try(work).then(resolve, reject).finally(giveUpPlace);
          },
        };
        if (!lines.add(client, turn)) return reject(new QueueFull());
        if (patienceMs !== undefined) timer = setTimeout(leave, patienceMs);
        startNext();
      }),
  };
}
