import type { RatedLocation, RatingValue } from "@worthy/domain";
import type { Answer, TestPerson, TestServer } from "./testServer.ts";

/** Titles of the bundle that tests speak of. */
export const TITLES = {
  breakingBad: 10_001,
  betterCallSaul: 10_002,
  theWire: 10_003,
  fleabag: 10_101,
  theGodfather: 10_209,
  amelie: 10_301,
} as const;

/** Rates a title in the way of a client that knows its kind. */
export function rate(
  server: TestServer,
  as: TestPerson,
  options: {
    itemId: number;
    rating: RatingValue;
    ratedLocation?: RatedLocation;
    headers?: Record<string, string>;
  },
): Promise<Answer> {
  const { headers, ...body } = options;
  const kind = server.core.catalogue.view().snapshot.title(options.itemId)?.kind;
  return server.call("POST", "/v6/ratings", {
    as,
    body: { ...body, type: kind === "movie" ? "FILM" : "TV_SHOW" },
    ...(headers ? { headers } : {}),
  });
}

/** Rates several titles with one value, outside the flow that also adds to the watchlist. */
export async function rateAll(
  server: TestServer,
  as: TestPerson,
  { ids, rating }: { ids: readonly number[]; rating: RatingValue },
): Promise<void> {
  for (const itemId of ids) {
    const { status } = await rate(server, as, { itemId, rating, ratedLocation: "RATE_MORE" });
    if (status !== 200) throw new Error(`rating ${itemId} was answered with ${status}`);
  }
}
