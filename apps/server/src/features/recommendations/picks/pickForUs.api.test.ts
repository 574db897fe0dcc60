import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../../testing/rate.ts";
import { shareHelpers } from "../../../testing/shareHelpers.ts";
import { connectSocket, type TestSocket } from "../../../testing/testSocket.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";

const { breakingBad, theWire, fleabag, amelie, theGodfather, betterCallSaul } = TITLES;

interface Pick {
  title: { id: number; nodeType: string; runtime: number | null };
  score: number;
  reason: {
    kind: string;
    titles?: { id: number }[];
    shared?: unknown[];
    friendIds?: string[];
  } | null;
  ahead?: unknown;
  each: { userId: string; score: number | null }[];
}

let server: TestServer;
let helpers: ReturnType<typeof shareHelpers>;
let ann: TestPerson;
let bob: TestPerson;
let list: number;
beforeAll(async () => {
  server = await startTestServer();
  helpers = shareHelpers(server);
});
beforeEach(async () => {
  [ann, bob] = [await helpers.newVerified("Ann"), await helpers.newVerified("Bob")];
  list = await helpers.createList(ann);
  await helpers.join(bob, { owner: ann, listId: list });
  await rateAll(server, ann, { ids: [breakingBad, theWire], rating: "LOVE" });
  await rateAll(server, bob, { ids: [fleabag], rating: "LOVE" });
  await helpers.agree([ann, bob]);
});
afterAll(() => server.close());

const us = async (
  as: TestPerson,
  query = "",
): Promise<{
  strategy: string;
  members: { profileName: string }[];
  commonServices: number[];
  results: Pick[];
  total: number;
}> =>
  (
    await helpers.call(
      as,
      "GET",
      `/v3/users/{me}/watchlists/${list}/recommendations/us?limit=50&${query}`,
    )
  ).body;
const scoreOf = async (as: TestPerson, id: number) =>
  (await server.call("GET", `/v4/nodes/${id}`, { as })).body.score;
const share = (who: TestPerson, shareRatingsWithFriendsEnabled: boolean) =>
  helpers.call(who, "PUT", "/v1/users/{me}/settings", { shareRatingsWithFriendsEnabled });
const lowest = ({ each }: Pick) => Math.min(...each.map(({ score }) => score ?? 0));

const snapshot = () => server.core.catalogue.view().snapshot;
const showsOf = (count: number) =>
  snapshot()
    .titles.filter(({ kind, id }) => kind === "tv" && id !== fleabag && id !== betterCallSaul)
    .slice(0, count)
    .map(({ id }) => id);

describe("pick for us", () => {
  beforeEach(async () => {
    for (const as of [ann, bob]) await rateAll(server, as, { ids: showsOf(6), rating: "LIKE" });
  });

  // shows: 4.together.1
  it("names its members and strategy, and shows each member's score and the average", async () => {
    const page = await us(ann);
    expect(page).toMatchObject({ strategy: "FAIR", total: expect.any(Number) });
    expect(page.members.map(({ profileName }) => profileName).toSorted()).toEqual(["Ann", "Bob"]);
    const shows = page.results.filter(({ title }) => title.nodeType === "tv");
    expect(shows.length).toBeGreaterThan(5);
    for (const { title, score, each } of shows.slice(0, 5)) {
      const scores = Object.fromEntries(each.map((one) => [one.userId, one.score]));
      expect(scores).toEqual({
        [ann.userId]: await scoreOf(ann, title.id),
        [bob.userId]: await scoreOf(bob, title.id),
      });
      expect(
        Math.abs(score - each.reduce((sum, one) => sum + (one.score ?? 0), 0) / 2),
      ).toBeLessThanOrEqual(1);
    }
    const known = page.results.map(({ title }) => title.id);
    for (const id of [breakingBad, theWire, fleabag]) expect(known).not.toContain(id);
  });

  it("hides another member's scores until that member has rated six titles", async () => {
    const expectFilms = async (ofBob: (titleId: number) => unknown) => {
      const films = (await us(ann, "nodeType=movie")).results;
      expect(films.length).toBeGreaterThan(5);
      for (const { title, each } of films.slice(0, 5)) {
        expect(Object.fromEntries(each.map((one) => [one.userId, one.score]))).toEqual({
          [ann.userId]: await scoreOf(ann, title.id),
          [bob.userId]: await ofBob(title.id),
        });
      }
    };
    await expectFilms((titleId) => scoreOf(bob, titleId)); // he has rated no films
    await helpers.call(bob, "DELETE", "/v6/users/{me}/ratings");
    await rateAll(server, bob, { ids: showsOf(5), rating: "LIKE" });
    await expectFilms(() => null);
  });

  // shows: 4.together.1
  it("sorts by the requested strategy", async () => {
    await rateAll(server, bob, { ids: showsOf(14).slice(6), rating: "DISLIKE" });
    const mean = await us(ann, "strategy=MEAN");
    expect(mean.results.map(({ score }) => score)).toEqual(
      mean.results.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    const least = await us(ann, "strategy=LEAST&nodeType=tv");
    expect(least.results.map(lowest)).toEqual(least.results.map(lowest).toSorted((a, b) => b - a));
    least.results.forEach((pick, at) => {
      const isAhead = pick.score < (least.results[at + 1]?.score ?? 0);
      const ahead = { kind: "lowest", lowest: lowest(pick) };
      expect(pick.ahead).toEqual(isAhead ? ahead : undefined);
    });
    expect(least.results.some(({ ahead }) => ahead)).toBe(true);
  });

  // shows: 4.together.2
  it("filters by runtime, kind, titles on the list, and services that all members have", async () => {
    for (const { title } of (await us(ann, "maxRuntime=90&nodeType=movie")).results)
      expect(title.runtime).toBeLessThanOrEqual(90);
    await helpers.call(ann, "POST", `/v3/users/{me}/watchlists/${list}/items`, { itemId: amelie });
    expect((await us(bob, "from=LIST")).results.map(({ title }) => title.id)).toEqual([amelie]);
    expect((await us(ann)).results.map(({ title }) => title.id)).not.toContain(amelie);
    expect(await us(ann, "commonServices=true")).toMatchObject({
      commonServices: [],
      total: 0,
      results: [],
    });
    const [service] = snapshot().title(betterCallSaul)?.providers ?? [];
    for (const person of [ann, bob])
      await helpers.call(person, "POST", "/v1/users/{me}/providers", { providerId: service?.id });
    const common = await us(ann, "commonServices=true");
    expect(common.commonServices).toEqual([service?.id]);
    expect(common.results.map(({ title }) => title.id)).toContain(betterCallSaul);
    for (const { title } of common.results)
      expect(
        snapshot()
          .title(title.id)
          ?.providers.map(({ id }) => id),
      ).toContain(service?.id);
  });

  it("hides the score of a member who doesn't share ratings, except from that member", async () => {
    await share(bob, false);
    const hidden = (page: { results: Pick[] }) =>
      page.results
        .find(({ title }) => title.nodeType === "tv")
        ?.each.find(({ userId }) => userId === bob.userId)?.score;
    expect(hidden(await us(ann))).toBeNull();
    expect(hidden(await us(bob))).toEqual(expect.any(Number));
  });

  it("treats members who declined or haven't answered like those who have turned sharing off", async () => {
    const cem = await helpers.newVerified("Cem");
    await helpers.join(cem, { owner: ann, listId: list });
    await rateAll(server, cem, { ids: showsOf(14).slice(6), rating: "DISLIKE" });
    const unanswered = await us(ann);
    for (const { each } of unanswered.results)
      expect(each.find(({ userId }) => userId === cem.userId)?.score ?? null).toBeNull();
    await helpers.agree([cem], false);
    expect(await us(ann)).toEqual(unanswered);
    await helpers.agree([cem]);
    expect(await us(ann)).not.toEqual(unanswered);
    await share(cem, false);
    expect(await us(ann)).toEqual(unanswered);
  });

  it("is available only to members of the list", async () => {
    const cem = await helpers.newVerified();
    await helpers.acknowledge(cem, await helpers.referenceTo(ann, list));
    expect(
      (await helpers.call(cem, "GET", `/v3/users/{me}/watchlists/${list}/recommendations/us`))
        .status,
    ).toBe(404);
  });
});

describe("the reason why a pick suits the group", () => {
  const together = ({ results }: { results: Pick[] }) =>
    results.filter(({ reason }) => reason?.kind.startsWith("together"));
  const isTold = async (as: TestPerson) => together(await us(as)).length > 0;
  /** The first reason is like that of the title's page: nothing was told before it. */
  const expectOwn = async (as: TestPerson) => {
    const { results } = await us(as);
    const { body } = await server.call("GET", `/v4/nodes/${results[0]?.title.id}`, { as });
    expect(results[0]?.reason).toEqual(body.reason);
    const own = [breakingBad, theWire, ...(as === bob ? [fleabag] : [])];
    for (const { id } of results.flatMap(({ reason }) => reason?.titles ?? []))
      expect(own).toContain(id);
    expect(together({ results })).toEqual([]);
  };
  beforeEach(async () => {
    await rateAll(server, bob, { ids: [breakingBad], rating: "LOVE" });
    await rateAll(server, bob, { ids: [theWire], rating: "LIKE" });
  });

  it("names a title that both friends love or like and its shared traits, or else the caller's own reason", async () => {
    await helpers.befriend(ann, bob);
    const told = together(await us(ann));
    expect(told.length).toBeGreaterThan(5);
    for (const { reason } of told) {
      const titles = [{ id: expect.any(Number), name: expect.any(String) }];
      expect(reason).toMatchObject({ titles, friendIds: [bob.userId] });
      const isLoved = reason?.titles?.[0]?.id === breakingBad;
      expect(reason?.kind).toBe(isLoved ? "together-loved" : "together-liked");
    }
    expect(told.some(({ reason }) => reason?.shared?.length)).toBe(true);
    expect((await us(ann)).results.filter(({ reason }) => !reason)).toEqual([]);
    expect(together(await us(bob))[0]?.reason).toMatchObject({ friendIds: [ann.userId] });
  });

  it("never names a title that a member dislikes or marked as misleading", async () => {
    await helpers.befriend(ann, bob);
    await rateAll(server, bob, { ids: [breakingBad], rating: "DISLIKE" });
    await helpers.call(ann, "PUT", `/v6/users/{me}/ratings/${theWire}/misleading`, {
      misleading: true,
    });
    expect([await isTold(ann), await isTold(bob)]).toEqual([false, false]);
  });

  it("reveals nothing about members who aren't friends, are no longer friends or don't share ratings", async () => {
    await expectOwn(ann); // strangers on the same list
    await helpers.call(ann, "POST", "/v1/users/{me}/friends", { userId: bob.userId });
    await expectOwn(ann); // only asked
    await helpers.befriend(ann, bob);
    expect(await isTold(ann)).toBe(true);
    await share(bob, false);
    await expectOwn(ann);
    await expectOwn(bob);
    await share(bob, true);
    expect(await isTold(bob)).toBe(true);
    await helpers.call(bob, "DELETE", `/v1/users/{me}/friends/${ann.userId}`);
    await expectOwn(ann);
    await expectOwn(bob);
  });

  it("considers only the caller's friends in a larger group", async () => {
    const cem = await helpers.newVerified("Cem");
    await helpers.join(cem, { owner: ann, listId: list });
    await helpers.agree([cem]);
    await helpers.befriend(ann, bob);
    await rateAll(server, cem, { ids: [breakingBad, theWire], rating: "LOVE" });
    const told = together(await us(ann));
    expect(new Set(told.flatMap(({ reason }) => reason?.friendIds))).toEqual(new Set([bob.userId]));
    await expectOwn(cem);
    await share(bob, false);
    await expectOwn(ann); // Ann and Cem still have a joint score
    await helpers.befriend(ann, cem);
    await share(bob, true);
    expect(together(await us(ann))[0]?.reason?.friendIds?.toSorted()).toEqual(
      [bob.userId, cem.userId].toSorted(),
    );
  });
});

describe("other members' scores for a list's titles", () => {
  const othersOf = async (as: TestPerson, itemId: number) => {
    const { body } = await helpers.call(as, "GET", `/v3/users/{me}/watchlists/${list}`);
    return body.items.find(({ typeId }: { typeId: number }) => typeId === itemId).others;
  };
  beforeEach(async () => {
    for (const itemId of [fleabag, betterCallSaul, amelie])
      await helpers.call(ann, "POST", `/v3/users/{me}/watchlists/${list}/items`, { itemId });
  });

  // shows: 4.own.13
  it("are hidden until there are enough ratings", async () => {
    expect(await othersOf(ann, betterCallSaul)).toEqual([{ userId: bob.userId, score: null }]);
    await rateAll(server, bob, { ids: showsOf(6), rating: "LIKE" });
    // He has rated no films.
    for (const titleId of [betterCallSaul, amelie]) {
      expect(await othersOf(ann, titleId)).toEqual([
        { userId: bob.userId, score: await scoreOf(bob, titleId) },
      ]);
    }
    expect(await othersOf(bob, betterCallSaul)).toEqual([{ userId: ann.userId, score: null }]); // she has rated two shows
    const { body } = await helpers.call(
      ann,
      "GET",
      `/v3/users/{me}/watchlists/${list}/sorts/NAME?limit=9`,
    );
    expect(body.items.every(({ others }: { others: unknown[] }) => others.length === 1)).toBe(true);
  });

  // shows: 4.own.13
  it("are hidden if not shared, and visible for rated titles only between friends who both share", async () => {
    await rateAll(server, bob, { ids: showsOf(6), rating: "LIKE" });
    expect(await othersOf(ann, fleabag)).toEqual([{ userId: bob.userId, score: null }]); // rated by Bob, who isn't a friend
    await helpers.befriend(ann, bob);
    expect(await othersOf(ann, fleabag)).toEqual([
      { userId: bob.userId, score: await scoreOf(bob, fleabag) },
    ]);
    await share(ann, false);
    expect(await othersOf(ann, fleabag)).toEqual([{ userId: bob.userId, score: null }]);
    expect((await othersOf(ann, betterCallSaul))[0].score).toEqual(expect.any(Number));
    await share(bob, false);
    expect(await othersOf(ann, betterCallSaul)).toEqual([{ userId: bob.userId, score: null }]);
  });

  // shows: 4.own.16
  it("notify only the other members' screens when they change, and only if shared", async () => {
    const [cem, here, there] = [
      await helpers.newVerified(),
      await connectSocket(server, { bearer: bob.token }),
      await connectSocket(server, { bearer: ann.token }),
    ];
    await helpers.acknowledge(cem, await helpers.referenceTo(ann, list));
    const invited = await connectSocket(server, { bearer: cem.token });
    const told = (screen: TestSocket) =>
      screen.heard.filter(({ name }) => name === "others:changed").map(({ payload }) => payload);
    await rateAll(server, bob, { ids: [breakingBad], rating: "LIKE" });
    await expect.poll(() => told(there)).toEqual([{ origin: null }]);
    await share(bob, false);
    await rateAll(server, bob, { ids: [theWire], rating: "LIKE" });
    await helpers.call(bob, "DELETE", "/v6/users/{me}/ratings");
    // Her own comes last: anything not meant for her would have come before it.
    await rateAll(server, ann, { ids: [amelie], rating: "MEH" });
    await expect.poll(() => told(here).length).toBe(1);
    expect([told(there).length, told(invited).length]).toEqual([1, 0]);
    for (const { socket } of [here, there, invited]) socket.close();
  });

  it("are hidden from invited users, and missing from an unshared list", async () => {
    const cem = await helpers.newVerified();
    await helpers.acknowledge(cem, await helpers.referenceTo(ann, list));
    expect(await othersOf(cem, fleabag)).toEqual([]);
    const { body } = await helpers.call(
      ann,
      "POST",
      `/v3/users/{me}/watchlists/${ann.defaultWatchlistId}/items`,
      { itemId: fleabag },
    );
    expect(body.item.others).toEqual([]);
  });
});

describe("the services that cover a list", () => {
  // shows: 4.together.3
  it("each add titles that no earlier service has, and cover the list together with the uncovered titles", async () => {
    for (const itemId of [breakingBad, betterCallSaul, theWire, fleabag, theGodfather])
      await helpers.call(ann, "POST", `/v3/users/{me}/watchlists/${list}/items`, { itemId });
    const { body } = await helpers.call(ann, "GET", `/v3/users/{me}/watchlists/${list}/services`);
    expect(body).toMatchObject({ total: 5, method: "greedy", region: "US" });
    const added = body.results.flatMap(({ adds }: { adds: number[] }) => adds);
    expect(new Set(added).size).toBe(added.length);
    expect(added.length + body.uncovered).toBe(5);
    const home = body.results.find(({ adds }: { adds: number[] }) => adds.includes(breakingBad));
    expect(home).toMatchObject({
      provider: { name: "AMC" },
      adds: expect.arrayContaining([betterCallSaul]),
      mine: false,
      originalOnly: true,
    });
    await helpers.call(ann, "POST", "/v1/users/{me}/providers", { providerId: home.provider.id });
    expect(
      (
        await helpers.call(ann, "GET", `/v3/users/{me}/watchlists/${list}/services`)
      ).body.results.filter(({ mine }: { mine: boolean }) => mine),
    ).toHaveLength(1);
  });
});
