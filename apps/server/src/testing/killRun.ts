import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import { makeTestFolder } from "../platform/database/testDatabase.ts";
import { spawnProduct, untilReady, type ProductProcess } from "./productProcess.ts";

const AT_ONCE = 4;
/** Answers in a round before the server is killed. */
const BEFORE_THE_KILL = 12;

interface Title {
  id: number;
  nodeType: "tv" | "movie";
}

interface Person {
  id: string;
  token: string;
  defaultWatchlistId: number;
}

type Ratings = Map<number, RatingValue>;

/** What became of the ratings of one round. */
export interface KillRound {
  /** Confirmed by the server in this round. */
  confirmed: number;
  /** Sent, but not answered before the kill: these may be stored or not. */
  unanswered: number;
  /** Confirmed in this round or before, and gone or different afterwards. */
  lost: number;
  /** Stored, although nobody gave them. */
  invented: number;
}

// Tests say by their assertions what they expect of an answer.
type Call = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<ReturnType<typeof JSON.parse>>;

/** Calls as the person with this bearer; throws what is not 2xx. */
export function createCall(origin: () => string, token?: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin() + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** A server on a data folder of its own, which is killed and started again. */
interface KilledServer {
  product: () => ProductProcess;
  dataDir: string;
  start: () => Promise<void>;
  killAndStart: () => Promise<void>;
  stop: () => Promise<void>;
}

async function startKilledServer(): Promise<KilledServer> {
  const folder = makeTestFolder();
  let product: ProductProcess;
  const start = async () => {
    product = await spawnProduct(folder.path);
    await untilReady(product);
  };
  const end = async (signal: NodeJS.Signals) => {
    product.kill(signal);
    await product.ended;
  };
  await start();
  return {
    product: () => product,
    dataDir: folder.path,
    start,
    killAndStart: () => end("SIGKILL").then(start),
    stop: () => end("SIGTERM").then(folder.remove),
  };
}

export interface KillRun extends KilledServer {
  person: Person;
  titles: readonly Title[];
  /** What the server has confirmed. */
  kept: Ratings;
  call: Call;
  rate: (title: Title, rating: RatingValue) => Promise<void>;
  storedRatings: () => Promise<Ratings>;
}

/** A server, and a person who rates. */
export async function startKillRun(): Promise<KillRun> {
  const server = await startKilledServer();
  const origin = () => server.product().origin;
  const person: Person = await createCall(origin)("POST", "/v1/users");
  const call = createCall(origin, person.token);
  const { results } = await call("GET", "/v1/api/titles-to-rate?limit=30");
  const kept: Ratings = new Map();
  const rate = async ({ id, nodeType }: Title, rating: RatingValue) => {
    const type = nodeType === "tv" ? "TV_SHOW" : "FILM";
    const body = { rating, itemId: id, type, userId: person.id, ratedLocation: "ONBOARDING" };
    await call("POST", "/v6/ratings", body);
    kept.set(id, rating);
  };
  const storedRatings = async (): Promise<Ratings> => {
    const { userRatings } = await call("GET", `/v6/users/${person.id}/ratings?limit=999`);
    return new Map(
      userRatings.map(({ itemId, rating }: { itemId: number; rating: RatingValue }) => [
        itemId,
        rating,
      ]),
    );
  };
  return { ...server, person, titles: results, kept, call, rate, storedRatings };
}

/** Rates several titles at once, kills the server in the midst of it, starts it again and compares. */
export async function killRound(run: KillRun, round: number): Promise<KillRound> {
  const { confirmed, unanswered } = await rateUntilGone(run, round);
  await run.start();
  const stored = await run.storedRatings();
  const isLost = ([id, value]: readonly [number, RatingValue]) =>
    !stored.has(id) || ![value, unanswered.get(id)].includes(stored.get(id));
  const lost = [...run.kept].filter(isLost).length;
  const invented = [...stored.keys()].filter((id) => !run.kept.has(id) && !unanswered.has(id));
  for (const [id, value] of stored) run.kept.set(id, value);
  return { confirmed, unanswered: unanswered.size, lost, invented: invented.length };
}

/** Rates one title after the other, several at once, until the server is gone. */
async function rateUntilGone(
  { titles, rate, product }: KillRun,
  round: number,
): Promise<{ confirmed: number; unanswered: Ratings }> {
  const unanswered: Ratings = new Map();
  let confirmed = 0;
  const waiting = titles.map((title, index) => ({
    title,
    value: RATING_VALUES[(round + index) % RATING_VALUES.length] ?? "LIKE",
  }));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { title, value } = next;
      unanswered.set(title.id, value);
      const isConfirmed = await rate(title, value).then(
        () => true,
        () => false,
      );
      if (!isConfirmed) return;
      unanswered.delete(title.id);
      confirmed += 1;
      // The other workers have requests under way now.
      if (confirmed === BEFORE_THE_KILL) product().kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await product().ended;
  return { confirmed, unanswered };
}
