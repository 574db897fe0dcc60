import { setTimeout as sleep } from "node:timers/promises";
import { createCall } from "../../apps/server/src/testing/killRun.ts";

interface Title {
  id: number;
  nodeType: "tv" | "movie";
  /** Made up; what people say of it isn't kept. */
  decoy?: boolean;
}

/** An account behind an address, a new one or that of somebody known, and titles to rate. */
export async function meetPerson(origin: string, known?: { id: string; token: string }) {
  const { id, token } = known ?? (await createCall(() => origin)("POST", "/v1/users"));
  const call = createCall(() => origin, token);
  const { defaultWatchlistId } = await call("GET", `/v1/users/${id}`);
  const { results } = await call("GET", "/v1/api/titles-to-rate?limit=30");
  const titles = (results as Title[]).filter(({ decoy }) => !decoy); // the contract's answer
  const rate = ({ id: itemId, nodeType }: Title, rating: string) => {
    const type = nodeType === "tv" ? "TV_SHOW" : "FILM";
    const body = { rating, itemId, type, userId: id, ratedLocation: "ONBOARDING" };
    return call("POST", "/v6/ratings", body);
  };
  const ratings = async (): Promise<Record<string, string>> => {
    const { userRatings } = await call("GET", `/v6/users/${id}/ratings?limit=999`);
    return Object.fromEntries(
      userRatings.map(({ itemId, rating }: { itemId: number; rating: string }) => [itemId, rating]),
    );
  };
  const picks = async (): Promise<{ score: unknown }[]> =>
    (await call("GET", `/v3/users/${id}/recommendations?limit=24`)).recommendations;
  const items = `/v3/users/${id}/watchlists/${defaultWatchlistId}/items`;
  const watch = ({ id: itemId }: Title) => call("POST", items, { itemId });
  const watchlist = async (): Promise<number[]> =>
    (await call("GET", items)).items.map(({ show }: { show: Title }) => show.id);
  return { id, token, titles, rate, ratings, picks, watch, watchlist };
}

export type Person = Awaited<ReturnType<typeof meetPerson>>;

const AT_ONCE = 3;
const PAUSE_MS = 20;
const VALUES = ["LOVE", "LIKE", "MEH", "DISLIKE"];

/** What came of a person's requests. */
export interface Load {
  /** What the server has confirmed, by title. */
  kept: Record<string, string>;
  writes: number;
  reads: number;
  failed: string[];
}

/** Rates and reads, a few requests at once with pauses between, until it is told to stop. */
export function keepBusy(origin: string, person: Person): { load: Load; stop(): Promise<void> } {
  const load: Load = { kept: {}, writes: 0, reads: 0, failed: [] };
  let going = true;
  const attempt = (what: Promise<unknown>) =>
    what.then(
      () => true,
      (error: unknown) => {
        load.failed.push(
          error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error),
        );
        return false;
      },
    );
  const read = async () => {
    const answer = await fetch(`${origin}/`, { headers: { accept: "text/html" } });
    if (!answer.ok) throw new Error(`GET /: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const work = async (_: unknown, worker: number) => {
    // Each has titles of its own, so that the last value is known.
    const titles = person.titles.filter((_title, index) => index % AT_ONCE === worker);
    for (let round = 0; going; round += 1) {
      const title = titles[round % titles.length];
      const value = VALUES[(round + worker) % VALUES.length] ?? "LIKE";
      if (title && (await attempt(person.rate(title, value)))) load.kept[title.id] = value;
      load.writes += 1;
      await attempt(round % 4 === 0 ? person.picks() : read());
      load.reads += 1;
      await sleep(PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, work));
  const stop = async () => {
    going = false;
    await all;
  };
  return { load, stop };
}
