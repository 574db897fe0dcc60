import type { Queries } from "../../../platform/http/handler.ts";
import { announceTitles } from "../../catalogue/generations.ts";

const FIRST_AFTER = 200;
const EVERY_MS = 10 * 60_000;

/**
 * Announces imported titles in batches, because rereading the catalogue costs every server seconds.
 */
export function createAnnouncer(sql: Queries, job: number) {
  let waiting = 0;
  let announced = 0;
  let last = performance.now();
  const announce = async () => {
    if (waiting === 0) return;
    announced += waiting;
    waiting = 0;
    last = performance.now();
    await announceTitles(sql, `import ${job} ${announced}`);
  };
  return {
    /** Call after storing a title. */
    stored: async (): Promise<void> => {
      waiting++;
      const isFirst = announced === 0 && waiting >= FIRST_AFTER;
      if (isFirst || performance.now() - last > EVERY_MS) await announce();
    },
    /** Call when there is nothing more for now. */
    flush: announce,
  };
}
