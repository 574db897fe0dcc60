import type { ProbedProduct } from "./largeProduct.ts";

interface Person {
  id: string;
  token: string;
  defaultWatchlistId: number;
}

interface CallOptions {
  method?: string;
  body?: unknown;
  /** The caller; nobody by default. */
  as?: Person;
  /** Requests a page like a browser does. */
  page?: boolean;
}

type Call = (path: string, options?: CallOptions) => Promise<string>;

/** A task repeated with increasing numbers. */
export type Task = (turn: number) => Promise<unknown>;

let calls = 0;

/**
 * Calls the product, each time from another address, so that rate limits don't affect the
 * measurement.
 */
function callerOf(origin: string): Call {
  return async (path, { method = "GET", body, as, page = false } = {}) => {
    calls += 1;
    const headers: Record<string, string> = {
      "x-forwarded-for": `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      accept: page ? "text/html" : "application/json",
    };
    if (as && page) headers["cookie"] = `worthy=${as.token}`;
    else if (as) headers["authorization"] = `Bearer ${as.token}`;
    if (body !== undefined) headers["content-type"] = "application/json";
    const answer = await fetch(origin + path, {
      method,
      headers,
      redirect: "manual",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(
        `${method} ${path} was answered with ${answer.status}: ${text.slice(0, 300)}`,
      );
    return text;
  };
}

interface Found {
  id: number;
  nodeType: "tv" | "movie";
  name: string;
  path: string;
}

const RATED = ["LOVE", "LIKE", "LIKE", "MEH", "DISLIKE"];
const TERMS = "the st br la ma in of ho ta the_d ro lo co star tra ni"
  .split(" ")
  .map((term) => term.replace("_", " "));

/** Titles of all sorts: results of searches for common prefixes. */
async function findTitles(call: Call): Promise<Found[]> {
  const found: Found[] = [];
  for (const term of TERMS)
    found.push(
      ...(
        JSON.parse(await call(`/v4/search/?term=${encodeURIComponent(term)}&limit=60`)) as {
          results: Found[];
        }
      ).results,
    );
  return [...new Map(found.map((title) => [title.id, title])).values()];
}

const rating = (as: Person, { id, nodeType }: Found, turn: number) => ({
  method: "POST",
  as,
  body: {
    itemId: id,
    rating: RATED[turn % RATED.length],
    ratedLocation: "RATE_MORE",
    type: nodeType === "tv" ? "TV_SHOW" : "FILM",
    userId: as.id,
  },
});

/** A name with one wrong letter in the middle, then cut off. */
function mistyped(name: string, turn: number): string {
  const at = 2 + (turn % Math.max(1, name.length - 2));
  return `${name.slice(0, at)}x${name.slice(at + 1)}`.slice(
    0,
    Math.max(5, Math.ceil(name.length * 0.8)),
  );
}

/** A person who has rated fifty titles and keeps fifty on a list, and their tasks. */
export async function prepareTasks({ origin }: ProbedProduct): Promise<Record<string, Task>> {
  const call = callerOf(origin);
  const titles = await findTitles(call);
  const at = (turn: number): Found =>
    titles[turn % titles.length] ?? { id: 10_001, nodeType: "tv", name: "", path: "/" };
  const as = JSON.parse(await call("/v1/users", { method: "POST" })) as Person;
  for (let turn = 0; turn < 50; turn++) await call("/v6/ratings", rating(as, at(turn * 7), turn));
  const list = `/v3/users/${as.id}/watchlists/${as.defaultWatchlistId}`;
  for (let turn = 0; turn < 50; turn++)
    await call(`${list}/items`, {
      method: "POST",
      as,
      body: { itemId: at(turn * 11 + 3).id },
    });
  const recommendations = `/v3/users/${as.id}/recommendations`;
  const likes = (turn: number) =>
    `/v3/${at(turn).nodeType === "tv" ? "shows" : "movies"}/${at(turn).id}/recommendations?limit=12`;
  return {
    "search, as typed": (turn) =>
      call(
        `/v4/search/?limit=10&searchCast=true&term=${encodeURIComponent(at(turn * 5).name.slice(0, 3 + (turn % 9)))}`,
      ),
    "search, mistyped": (turn) =>
      call(`/v4/search/?limit=50&term=${encodeURIComponent(mistyped(at(turn * 3).name, turn))}`, {
        as,
      }),
    "search, by name": (turn) =>
      call(`/v4/search/?limit=50&sortOrder=NAME&term=${TERMS[turn % TERMS.length]}`),
    "recommendations v3": () => call(recommendations, { as }),
    "v3, a genre, newest first": () => call(`${recommendations}?genres=Drama&sort=NEWEST`, { as }),
    "v3, far down": (turn) => call(`${recommendations}?offset=${(turn * 360) % 4_000}`, { as }),
    "recommendations v5": () =>
      call("/v5/recommendations", { method: "POST", as, body: { limit: 36 } }),
    "v5, nobody's": () => call("/v5/recommendations", { method: "POST", body: { limit: 36 } }),
    "titles like one": (turn) => call(likes(turn), { as }),
    "why this score": (turn) =>
      call(`/v1/users/${as.id}/titles/${at(turn).id}/explanation`, { as }),
    "titles to rate": () => call("/v1/api/titles-to-rate?limit=12", { as }),
    "one rating": (turn) => call("/v6/ratings", rating(as, at(turn * 13 + 5), turn)),
    "one rating, then v3": async (turn) => {
      await call("/v6/ratings", rating(as, at(turn * 17 + 9), turn));
      await call(recommendations, { as });
    },
    "title page, nobody's": (turn) => call(`${at(turn).path}?turn=${turn}`, { page: true }),
    "title page, a person's": (turn) => call(at(turn).path, { page: true, as }),
    "watchlist page": () => call("/watchlist", { page: true, as }),
    "a list": (turn) =>
      call("/public/lists/top/hydrated", {
        method: "POST",
        as,
        body: { limit: 50, offset: (turn * 50) % 500 },
      }),
    services: () => call(`/v1/users/${as.id}/providers/top`, { as }),
    "a title": (turn) => call(`/v4/nodes/${at(turn).id}`, { as }),
  };
}

const RATINGS = 20;
/** People who ask at the same time. */
const AT_ONCE = 8;

/**
 * So many people, each with their own account, who rate twenty titles, open Today and a title's
 * page, and fetch picks. @param look is called now and then
 */
export async function visitAsMany(
  { origin }: ProbedProduct,
  people: number,
  look: () => Promise<void>,
): Promise<void> {
  const call = callerOf(origin);
  const titles = await findTitles(call);
  const visit = async (person: number) => {
    const as = JSON.parse(await call("/v1/users", { method: "POST" })) as Person;
    const at = (turn: number) => titles[(person * 37 + turn * 11) % titles.length] as Found; // never empty
    for (let turn = 0; turn < RATINGS; turn++)
      await call("/v6/ratings", rating(as, at(turn), person + turn));
    await call("/home/", { page: true, as });
    await call(at(RATINGS).path, { page: true, as });
    await call(`/v3/users/${as.id}/recommendations?limit=24`, { as });
  };
  for (let person = 0; person < people; person += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, people - person) }, (_, each) => visit(person + each)),
    );
    await look();
  }
}
