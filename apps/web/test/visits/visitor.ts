import type { BrowserContext } from "playwright-core";
import type { RatingValue } from "@worthy/domain";

/** A device with an account, its bearer and its default watchlist. */
export interface Visitor {
  userId: string;
  bearer: string;
  defaultWatchlistId: number;
}

export interface FoundTitle {
  id: number;
  name: string;
  path: string;
  nodeType: "tv" | "movie";
}

/** Ten titles that a fan of crime dramas rates. */
export const TEN_RATINGS: readonly (readonly [name: string, rating: RatingValue])[] = [
  ["Breaking Bad", "LOVE"],
  ["Better Call Saul", "LOVE"],
  ["The Wire", "LIKE"],
  ["The Sopranos", "LIKE"],
  ["Friends", "DISLIKE"],
  ["Ted Lasso", "MEH"],
  ["The Godfather", "LOVE"],
  ["GoodFellas", "LIKE"],
  ["Amélie", "DISLIKE"],
  ["Spirited Away", "LIKE"],
];

/** The title with this very name. */
export async function findTitle(origin: string, name: string): Promise<FoundTitle> {
  const { results } = (await (
    await fetch(`${origin}/v4/search/?${new URLSearchParams({ term: name })}`)
  ).json()) as { results: FoundTitle[] }; // the contract's search answer
  const found = results.find((title) => title.name.toLowerCase() === name.toLowerCase());
  if (!found) throw new Error(`the catalogue has no ${name}`);
  return found;
}

const ACCOUNTS = "/v1/users";

/** Makes an account on a device of its own. */
export const newVisitor = async (origin: string): Promise<Visitor> =>
  visitorOf(await callAs(origin, null, ["POST", ACCOUNTS]));

/** Makes an account and gives it to the browser, cookie and storage alike, as a visit before would have left it. */
export async function visitBefore(context: BrowserContext, origin: string): Promise<Visitor> {
  const response = await context.request.post(origin + ACCOUNTS, { failOnStatusCode: true });
  const visitor = visitorOf(await response.json());
  await keepAccount(context, visitor);
  return visitor;
}

function visitorOf(answer: unknown): Visitor {
  const { id, token, defaultWatchlistId } = answer as {
    id: string;
    token: string;
    defaultWatchlistId: number;
  }; // the contract's answer
  return { userId: id, bearer: token, defaultWatchlistId };
}

/** The storage of somebody's browser. */
function keepAccount(context: BrowserContext, visitor: Visitor): Promise<unknown> {
  const { userId, bearer, defaultWatchlistId } = visitor;
  return context.addInitScript(
    (kept) => localStorage.getItem("userData") ?? localStorage.setItem("userData", kept),
    JSON.stringify({ id: userId, api_token: bearer, defaultWatchlistId }),
  );
}

/** The same person in another browser. */
export async function visitAlso(
  context: BrowserContext,
  origin: string,
  visitor: Visitor,
): Promise<void> {
  await context.addCookies([{ name: "worthy", value: visitor.bearer, url: origin }]);
  await keepAccount(context, visitor);
}

/** Calls the API as the visitor, or as nobody; throws what is not 2xx. */
export async function callAs(
  origin: string,
  visitor: Visitor | null,
  [method, path, body]: readonly [string, string, unknown?],
): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(visitor && { authorization: `Bearer ${visitor.bearer}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Rates the ten titles, outside the app's implicit watchlist add. */
export async function rateTen(origin: string, visitor: Visitor): Promise<void> {
  for (const [name, rating] of TEN_RATINGS) {
    const { id, nodeType } = await findTitle(origin, name);
    const type = nodeType === "tv" ? "TV_SHOW" : "FILM";
    await callAs(origin, visitor, [
      "POST",
      "/v6/ratings",
      { rating, itemId: id, type, userId: visitor.userId, ratedLocation: "ONBOARDING" },
    ]);
  }
}

export async function addToWatchlist(
  origin: string,
  visitor: Visitor,
  name: string,
): Promise<void> {
  const { id } = await findTitle(origin, name);
  await callAs(origin, visitor, [
    "POST",
    `/v3/users/${visitor.userId}/watchlists/${visitor.defaultWatchlistId}/items`,
    { itemId: id },
  ]);
}
