import { judgeFailure } from "./judgeFailure.ts";
import type { LineParts } from "./createWriteLine.ts";
import type { Departure, Senders } from "./senders.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

interface TryParts extends Pick<LineParts, "deliver" | "onLost" | "onRefused"> {
  senders: Senders;
  /** Takes it out of the line. */
  remove: (write: UnsentWrite) => void;
  /** All that is in the line could not go out at once. */
  holdUp: () => void;
}

/** Milliseconds between tries, by how often in a row it has failed. */
export const WAITS_MS = [1000, 2000, 5000, 15_000, 60_000];

/** What has become of a write: the milliseconds until it is tried again, or null where the next may follow. Those that had waited and are done are handed back. */
export interface Tried {
  wait: number | null;
  sent?: Departure;
}

/** Tries one write, and knows how often in a row that has failed. */
export function createTry({ deliver, senders, remove, holdUp, onLost, onRefused }: TryParts): (write: UnsentWrite) => Promise<Tried> {
  let failures = 0;

  const end = (write: UnsentWrite, waited: boolean, outcome: { answer?: unknown; error?: unknown }): Tried => {
    failures = 0;
    remove(write);
    if (!("error" in outcome)) {
      if (waited) return { wait: null, sent: { write, answer: outcome.answer } };
      senders.leave([{ write, answer: outcome.answer }]);
    } else if (waited) {
      onRefused(write, outcome.error);
      senders.leave([{ write }]);
    } else senders.fail(write, outcome.error);
    return { wait: null };
  };

  return async (write) => {
    // What another page began is not somebody's action of this moment.
    const waited = write.waits || !senders.madeHere(write);
    try {
      return end(write, waited, { answer: await deliver(write) });
    } catch (error) {
      const verdict = judgeFailure(error, { ...write, waits: waited });
      if (verdict.kind === "done") return end(write, waited, {});
      if (verdict.kind === "refused") return end(write, waited, { error });
      if (verdict.kind === "stop") return { wait: Infinity };
      holdUp();
      // Once is enough, until the next success.
      if (failures === 0) onLost();
      return { wait: Math.max(verdict.after, WAITS_MS[Math.min(failures++, WAITS_MS.length - 1)] ?? 0) };
    }
  };
}
