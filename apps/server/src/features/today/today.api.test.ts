import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallOutput } from "@worthy/contract";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

type Today = CallOutput<"getToday">;

const today = async (as: TestPerson | undefined, query = ""): Promise<Today> =>
  (await server.call("GET", `/v1/api/today${query}`, as ? { as } : {})).body;

const titlesOf = ({ cards, rows }: Today) => [
  ...cards.map(({ pick }) => pick),
  ...rows.flatMap(({ titles }) => titles),
];

/** Titles that four people like and dislike in turn: five of eight, then twelve of twenty, are liked. */
const TASTES: Record<string, [liked: string[], disliked: string[]]> = {
  crime: [
    [
      "Breaking Bad",
      "The Wire",
      "The Godfather",
      "Goodfellas",
      "True Detective",
      "Heat",
      "Se7en",
    ].concat(["Fargo", "The Sopranos", "The Departed", "Narcos", "Mindhunter"]),
    [
      "Friends",
      "Frozen",
      "The Big Bang Theory",
      "La La Land",
      "Mamma Mia!",
      "Barbie",
      "Shrek",
    ].concat(["Love Actually"]),
  ],
  comedies: [
    [
      "Ted Lasso",
      "Friends",
      "Parks and Recreation",
      "Gilmore Girls",
      "Schitt's Creek",
      "Amélie",
    ].concat(["Love Actually", "The Office", "New Girl", "Derry Girls", "Groundhog Day", "Up"]),
    ["Breaking Bad", "Game of Thrones", "Pulp Fiction", "Squid Game", "The Matrix", "Alien"].concat(
      ["South Park", "The Walking Dead"],
    ),
  ],
  anime: [
    ["Attack on Titan", "Spirited Away", "Cowboy Bebop", "Your Name", "Princess Mononoke"]
      .concat(["Steins;Gate", "Death Note", "Akira", "Arcane", "Chainsaw Man", "The Matrix"])
      .concat(["Jujutsu Kaisen"]),
    ["Friends", "The Big Bang Theory", "Titanic", "The Office", "Barbie", "Frozen", "House"].concat(
      ["Modern Family"],
    ),
  ],
  family: [
    ["Toy Story", "Paddington 2", "Moana", "The Lion King", "Finding Nemo", "Home Alone"]
      .concat(["Mary Poppins", "E.T. the Extra-Terrestrial", "Coco", "The Simpsons", "Shrek"])
      .concat(["Back to the Future"]),
    ["Breaking Bad", "Game of Thrones", "Alien", "Squid Game", "Pulp Fiction", "Hannibal"].concat([
      "The Walking Dead",
      "Succession",
    ]),
  ],
};

async function personOf(taste: string, ratings: number): Promise<TestPerson> {
  const person = await server.newPerson();
  const { titles } = server.core.catalogue.view().snapshot;
  const idsOf = (names: readonly string[]) =>
    names.map((name) => titles.find((title) => title.name === name)?.id ?? 0);
  const [liked, disliked] = TASTES[taste] ?? [[], []];
  const likes = Math.ceil(ratings * 0.6);
  await rateAll(server, person, { ids: idsOf(liked.slice(0, likes / 2)), rating: "LOVE" });
  await rateAll(server, person, { ids: idsOf(liked.slice(likes / 2, likes)), rating: "LIKE" });
  await rateAll(server, person, {
    ids: idsOf(disliked.slice(0, ratings - likes)),
    rating: "DISLIKE",
  });
  return person;
}

describe.each(Object.keys(TASTES))("Today for a user who likes %s", (taste) => {
  it.each([8, 20])(
    "has no duplicate titles and no short rows, and puts better scores first, after %i ratings",
    async (ratings) => {
      const person = await personOf(taste, ratings);
      const page = await today(person);
      const titles = titlesOf(page);
      expect(page.cards.map(({ slot }) => slot)).toEqual(["safe", "different", "short"]);
      expect([3, 4]).toContain(page.rows.length);
      for (const row of page.rows) expect(row.titles.length).toBeGreaterThanOrEqual(4);
      const ids = [...titles, ...page.cards.flatMap(({ next }) => next ?? [])].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const scores = titles.map(({ score }) => score ?? -1);
      const pairs = scores.flatMap((score, at) =>
        scores.slice(at + 1).map((later) => later > score),
      );
      expect(pairs.filter(Boolean).length).toBeLessThanOrEqual(0.1 * pairs.length);
      for (const row of page.rows)
        expect(row.titles.map(({ score }) => score)).toEqual(
          row.titles.map(({ score }) => score).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
        );
      const [safe, different, short] = page.cards.map(({ pick }) => pick);
      expect(different?.genres.filter((genre) => page.cards[1]?.breakFrom.includes(genre))).toEqual(
        [],
      );
      expect(short?.runtime).toBeLessThanOrEqual(105);
      expect(new Set([safe, different, short].map((pick) => pick?.maker)).size).toBe(3);
    },
  );
});

it("starts with the top of the ranking after six ratings", async () => {
  const person = await personOf("comedies", 6);
  const { recommendations } = (
    await server.call("POST", "/v6/recommendations", { as: person, body: { limit: 1 } })
  ).body;
  expect((await today(person)).cards[0]?.pick.id).toBe(recommendations[0].id);
});

it("has rows but no cards for visitors and users without ratings", async () => {
  for (const as of [await server.newPerson(), undefined]) {
    const page = await today(as);
    expect(page.cards).toEqual([]);
    expect(page.rows.map(({ kind }) => kind)).not.toContain("because");
    expect(page.rows.length).toBeGreaterThanOrEqual(3);
    expect(new Set(titlesOf(page).map(({ id }) => id)).size).toBe(titlesOf(page).length);
  }
});

it("takes the available time and the user's services into account", async () => {
  const person = await personOf("crime", 8);
  const short = titlesOf(await today(person, "?longest=60"));
  expect(short.length).toBeGreaterThan(10);
  for (const { runtime } of short) expect(runtime ?? 0).toBeLessThanOrEqual(60);
  expect((await today(person, "?mine=true")).services).toBe(0);
  const netflix = server.core.catalogue
    .view()
    .snapshot.providers.find(({ name }) => name === "Netflix");
  await server.call("POST", `/v1/users/${person.userId}/providers`, {
    as: person,
    body: { providerId: netflix?.id },
  });
  const mine = await today(person, "?mine=true");
  expect(mine.services).toBe(1);
  for (const { providers } of titlesOf(mine))
    expect(providers.map(({ name }) => name)).toContain("Netflix");
  expect((await today(person)).rows.map(({ kind }) => kind)).toContain("service");
});

it("omits shows in progress, and has one row fewer to make room for them", async () => {
  const person = await personOf("crime", 8);
  const before = await today(person);
  const show = titlesOf(before).find(({ nodeType }) => nodeType === "tv");
  await server.call("PUT", `/v1/users/${person.userId}/titles/${show?.id}/seasons/1/seen`, {
    as: person,
    body: { episodes: [1] },
  });
  const after = await today(person);
  expect(titlesOf(after).map(({ id }) => id)).not.toContain(show?.id);
  expect(after.rows.length).toBe(before.rows.length - 1);
});

describe("not tonight", () => {
  const url = (person: TestPerson, id: number | undefined) =>
    `/v1/users/${person.userId}/not-tonight/${id}`;

  it("hides a title until morning or until it's undone, and doesn't count as a rating", async () => {
    const person = await personOf("crime", 8);
    const now = Date.now();
    server.setNow(now);
    const [first, ...further] = (await today(person)).cards;
    const others = further.map(({ pick }) => pick.id);
    const put = await server.call("PUT", url(person, first?.pick.id), {
      as: person,
      body: { hours: 9 },
    });
    expect(put.body).toEqual({ until: new Date(now + 9 * 3_600_000).toISOString() });
    const without = await today(person);
    expect(without.cards.slice(1).map(({ pick }) => pick.id)).toEqual(others);
    expect(titlesOf(without).map(({ id }) => id)).not.toContain(first?.pick.id);
    expect(without.cards[0]?.pick.id).toBe(first?.next?.id);
    expect(
      (await server.call("GET", `/v6/users/${person.userId}/ratings`, { as: person })).body
        .userRatings,
    ).toHaveLength(8);
    await server.call("DELETE", url(person, first?.pick.id), { as: person });
    expect((await today(person)).cards[0]?.pick.id).toBe(first?.pick.id);
    await server.call("PUT", url(person, first?.pick.id), { as: person, body: { hours: 9 } });
    server.setNow(now + 9 * 3_600_000 + 1);
    expect((await today(person)).cards[0]?.pick.id).toBe(first?.pick.id);
  });

  it("rejects unknown titles and invalid durations", async () => {
    const person = await server.newPerson();
    const put = async (id: number, hours: unknown) =>
      (await server.call("PUT", url(person, id), { as: person, body: { hours } })).status;
    expect(await put(1, 9)).toBe(404);
    for (const hours of [0, 49, 1.5, "9"]) expect(await put(TITLES.fleabag, hours)).toBe(400);
  });

  it("is erased with the account", async () => {
    const person = await server.newPerson();
    await server.call("PUT", url(person, TITLES.amelie), { as: person, body: { hours: 24 } });
    const rows = await server.sql`select 1 from not_tonight where user_id = ${person.userId}`;
    expect(rows.length).toBe(1);
    await server.call("DELETE", `/v1/users/${person.userId}`, {
      as: person,
      body: { confirm: "DELETE" },
    });
    expect(await server.sql`select 1 from not_tonight where user_id = ${person.userId}`).toEqual(
      [],
    );
  });
});
