import { afterAll, beforeAll } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import type { Title } from "../catalogue/title.ts";

/** A pick as the API answers it. */
export interface Pick {
  id: number;
  name: string;
  score: number | null;
  matchScore: number | null;
  nodeType: string;
}

export const LOVED: number[] = [TITLES.betterCallSaul, TITLES.theWire, TITLES.fleabag];

export const idsOf = ({ recommendations }: { recommendations: Pick[] }): number[] =>
  recommendations.map(({ id }) => id);

/** For tests: a server with a person who loves three titles, and calls as this person. */
export function servedPicks() {
  let server: TestServer;
  let person: TestPerson;
  let titles: readonly Title[];
  beforeAll(async () => {
    server = await startTestServer();
    person = await server.newPerson();
    await rateAll(server, person, { ids: LOVED, rating: "LOVE" });
    titles = server.core.catalogue.view().snapshot.titles;
  });
  afterAll(() => server.close());

  const v3 = async (query = "") =>
    (await server.call("GET", `/v3/users/${person.userId}/recommendations${query}`, { as: person }))
      .body;
  return {
    /** From `beforeAll` on. */
    opened: () => ({ server, person, titles }),
    v3,
    post: async (url: string, body: unknown, as: TestPerson | null = person) =>
      (await server.call("POST", url, { body, ...(as ? { as } : {}) })).body,
    /** All picks of a query, page by page. */
    allIds: async (query: string): Promise<number[]> => {
      const ids: number[] = [];
      for (let [offset, total] = [0, 1]; offset < total; offset += 100) {
        const page = await v3(`?limit=100&offset=${offset}${query}`);
        ids.push(...idsOf(page));
        total = page.total;
      }
      return ids;
    },
  };
}
