// @module-tag deeper
import { setTimeout as sleep } from "node:timers/promises";
import { readBundle } from "@worthy/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isDeep } from "../../../../../scripts/testing/layers.ts";
import { addTribes, tribeOf } from "../../testing/training/addTribes.ts";
import { rateAll } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { LOCKS } from "../../platform/database/locks.ts";
import { TRAINING_NAME } from "../../platform/database/sqlClient.ts";
import { loadBundle } from "../catalogue/loadBundle.ts";
import { train } from "../../testing/training/train.ts";
import { findModels, withdrawModel } from "./modelStore.ts";

const SWAP = { timeout: 60_000 };
const FEW = isDeep() ? undefined : 300;
/** As many people for each title in both layers: scores count others' ratings as far as they know a title. */
const PEOPLE = Math.round(0.4 * (FEW ?? readBundle().titles.length));
const RATINGS = PEOPLE * 50 + 8;

let one: TestServer;
let two: TestServer;
let person: TestPerson;
beforeAll(async () => {
  one = await startTestServer({ titles: FEW });
  two = await startTestServer({ titles: FEW, beside: one });
  await addTribes(
    { sql: one.sql, titles: one.core.catalogue.view().snapshot.titles },
    { people: PEOPLE, ratings: 50 },
  );
  person = await one.newPerson();
  await rateAll(one, person, { ids: titlesOf(0).slice(0, 8), rating: "LOVE" });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const places = () =>
  one.core.catalogue.view().snapshot.titles.map(({ id }, place) => ({ id, place }));
const titlesOf = (tribe: 0 | 1): number[] =>
  places().flatMap(({ id, place }) => (tribeOf(place) === tribe ? [id] : []));
const picksOn = async (server: TestServer): Promise<{ id: number; score: number }[]> =>
  (await server.call("GET", `/v3/users/${person.userId}/recommendations?limit=30`, { as: person }))
    .body.recommendations;
const servingOn = (server: TestServer) => server.core.model.serving()?.modelId ?? null;
/** Points by which unrated titles of the person's own tribe score more than those of the other. */
const lead = (server: TestServer): number => {
  const { engine } = server.core.catalogue.view();
  const loved = titlesOf(0).slice(0, 8);
  const { scores } = engine.taste(loved.map((titleId) => ({ titleId, rating: "LOVE" as const })));
  const meanOf = (ids: readonly number[]) =>
    ids.reduce((sum, id) => sum + (scores[engine.titleIds.indexOf(id)] ?? NaN), 0) / ids.length;
  return meanOf(titlesOf(0).slice(8)) - meanOf(titlesOf(1));
};

describe("a training run", () => {
  it("beats scores based only on content, and every server loads the model without dropping requests", async () => {
    const before = lead(two);
    expect(before).toBeLessThan(1);
    const steps: string[] = [];
    let asking = true;
    const statuses: number[] = [];
    const asker = (async () => {
      while (asking) {
        const answers = await Promise.all(
          [one, two].map((server) =>
            server.call("POST", "/v6/recommendations", { as: person, body: { limit: 5 } }),
          ),
        );
        statuses.push(...answers.map(({ status }) => status));
        await sleep(100);
      }
    })();
    const outcome = await train(one, {
      onReport: (message) => message.kind === "step" && steps.push(message.step),
    });
    expect(outcome).toMatchObject({ kind: "trained", people: PEOPLE + 1, ratings: RATINGS });
    for (const server of [one, two])
      await expect
        .poll(() => servingOn(server), SWAP)
        .toBe(outcome.kind === "trained" && outcome.modelId);
    asking = false;
    await asker;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(steps).toContain(
      `read ${RATINGS} ratings of ${places().length} titles by ${PEOPLE + 1} people`,
    );
    // It is one to two points, as ids are random and a training divides people by them.
    expect(lead(two)).toBeGreaterThan(before + 0.5);
    expect(await picksOn(one)).toEqual(await picksOn(two));
  }, 240_000);

  it("provides the new model's scores everywhere that scores are shown", async () => {
    const [id = 0] = titlesOf(0).slice(40);
    const { engine, snapshot } = two.core.catalogue.view();
    const ratings = (
      await one.sql<
        { titleId: number }[]
      >`select item_id as title_id from ratings where user_id = ${person.userId}`
    ).map(({ titleId }) => ({
      titleId,
      rating: "LOVE" as const,
    }));
    const [expected] = engine.score(engine.taste(ratings), [id]);
    const [plain] = two.core.catalogue
      .view()
      .factsEngine()
      .score(two.core.catalogue.view().factsEngine().taste(ratings), [id]);
    expect(expected?.score).not.toBe(plain?.score);
    const list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
    await one.call("POST", `${list}/items`, { as: person, body: { itemId: id } });
    const title = snapshot.title(id);
    const other =
      snapshot.titles.find(
        (each) => each.kind === "tv" && each.id !== id && each.kind === title?.kind,
      )?.id ?? 0;
    const show = other || (snapshot.titles.find(({ kind }) => kind === "tv")?.id ?? 0);
    const all = { limit: 100, filters: { genres: title?.genres ?? [] } };
    const found = async (body: { recommendations: { id: number; score: number }[] }) =>
      body.recommendations.find((pick) => pick.id === id)?.score;
    const pages = async (url: string) => {
      for (let offset = 0; offset < snapshot.titles.length; offset += 100) {
        const score = await found(
          (await two.call("POST", url, { as: person, body: { ...all, offset } })).body,
        );
        if (score !== undefined) return score;
      }
      return null;
    };
    const get = async (url: string) => (await two.call("GET", url, { as: person })).body;
    const shown = {
      search: (await get(`/v4/search/?term=${encodeURIComponent(title?.name ?? "")}`)).results.find(
        (hit: { id: number }) => hit.id === id,
      )?.score,
      node: (await get(`/v4/nodes/${id}`)).score,
      fifth: await pages("/v5/recommendations"),
      sixth: await pages("/v6/recommendations"),
      likeShow: await pages(`/v3/shows/${show}/recommendations`),
      watchlist: (await get(list)).items[0]?.score,
      explanation: (await get(`/v1/users/${person.userId}/titles/${id}/explanation`)).score,
    };
    for (const [where, score] of Object.entries(shown)) expect(score, where).toBe(expected?.score);
  });

  it("keeps its model in use when the catalogue changes", { tags: "deep" }, async () => {
    const before = await picksOn(two);
    const { generation } = two.core.catalogue.view().snapshot;
    const bundle = readBundle();
    await loadBundle(one.sql, {
      ...bundle,
      checksum: "another".padEnd(64, "0"),
      titles: bundle.titles.filter(({ id }) => id !== before[0]?.id),
    });
    await expect
      .poll(() => two.core.catalogue.view().snapshot.generation, SWAP)
      .toBeGreaterThan(generation);
    const without = await picksOn(two);
    expect(without.map(({ id }) => id)).not.toContain(before[0]?.id);
    const stays = before.filter(({ id }) => without.some((pick) => pick.id === id));
    expect(stays.length).toBeGreaterThan((2 / 3) * before.length);
    await loadBundle(one.sql, bundle);
    for (const server of [one, two])
      await expect
        .poll(() => server.core.catalogue.view().snapshot.generation, SWAP)
        .toBe(generation + 2);
    expect(await picksOn(two)).toEqual(before);
  });

  it(
    "keeps the previous model so that every server can roll back to it, and deletes older models",
    { tags: "deep", timeout: 240_000 },
    async () => {
      const [first] = await findModels(one.sql);
      const second = await train(one, { order: { seed: 2 } });
      for (const server of [one, two])
        await expect
          .poll(() => servingOn(server), SWAP)
          .toBe(second.kind === "trained" && second.modelId);
      const withdrawn = await withdrawModel(one.sql);
      expect(withdrawn).toMatchObject({
        withdrawn: { modelId: servingOn(one) },
        serving: { modelId: first?.modelId },
      });
      for (const server of [one, two])
        await expect.poll(() => servingOn(server), SWAP).toBe(first?.modelId);

      const third = await train(one);
      expect(third.kind).toBe("trained");
      const kept = await findModels(one.sql);
      expect(kept.map(({ modelId, state }) => [modelId, state])).toEqual([
        [third.kind === "trained" && third.modelId, "READY"],
        [first?.modelId, "READY"],
      ]);
      const parts = await one.sql<
        { modelId: number }[]
      >`select distinct model_id from model_parts order by model_id desc`;
      expect(parts.map(({ modelId }) => modelId)).toEqual(kept.map(({ modelId }) => modelId));
      await expect.poll(() => servingOn(two), SWAP).toBe(kept[0]?.modelId);
    },
  );

  it(
    "never runs concurrently with another one, even on a different server",
    { tags: "deep", timeout: 240_000 },
    async () => {
      const [first, second] = await Promise.all([train(one), train(two)]);
      expect([first.kind, second.kind].toSorted()).toEqual(["busy", "trained"]);
    },
  );

  it("does nothing without new ratings", async () => {
    expect(await train(one, { order: { always: false } })).toEqual({ kind: "not-due" });
  });

  it("can run during an import", async () => {
    const importing = await one.sql.reserve();
    await importing`select pg_advisory_lock(${LOCKS.importing})`;
    const outcome = await train(one, { order: { always: false } });
    await importing`select pg_advisory_unlock(${LOCKS.importing})`;
    importing.release();
    expect(outcome).toEqual({ kind: "not-due" });
  });

  it("is due once the operator excludes TMDB's facts, and deletes models that use them", async () => {
    await one.sql`update models set trained_on = trained_on || '{"usesTmdb": true}'`;
    const known = (await findModels(one.sql)).map(({ modelId }) => modelId);
    expect(known.length).toBeGreaterThan(0);
    expect(await train(one, { order: { always: false } })).toMatchObject({ kind: "trained" });
    const after = await findModels(one.sql);
    expect(after).toMatchObject([{ trainedOn: { usesTmdb: false } }]);
    expect(known).not.toContain(after[0]?.modelId);
    expect(await train(one, { order: { always: false } })).toEqual({ kind: "not-due" });
  });

  it.each(["reading catalogue and ratings", "training on all ratings"])(
    "stopped while %s leaves nothing behind, and can be started again",
    { tags: "deep" },
    async (step) => {
      const before = await findModels(one.sql);
      const stopping = new AbortController();
      const outcome = await train(one, {
        onReport: (message) => message.kind === "step" && message.step === step && stopping.abort(),
        signal: stopping.signal,
      });
      expect(outcome).toEqual({ kind: "stopped" });
      expect(await findModels(one.sql)).toEqual(before);
      await expect
        .poll(
          async () =>
            (
              await one.sql`select 1 from pg_locks where locktype = 'advisory' and objid::bigint = ${LOCKS.training % 2 ** 32}`
            ).length,
          SWAP,
        )
        .toBe(0);
    },
  );

  it("leaves no data behind when it's killed", { tags: "deep" }, async () => {
    const before = await findModels(one.sql);
    let pid = 0;
    const outcome = await train(one, {
      onStarted: (its) => (pid = its),
      onReport: (message) =>
        message.kind === "step" &&
        message.step.startsWith("training") &&
        process.kill(pid, "SIGKILL"),
    });
    expect(outcome).toMatchObject({ kind: "failed", message: expect.stringContaining("SIGKILL") });
    expect(await findModels(one.sql)).toEqual(before);
  });

  it(
    "stores nothing if its connection is lost, even after training on all the ratings",
    { tags: "deep" },
    async () => {
      const before = await findModels(one.sql);
      const outcome = await train(one, {
        onReport: (message) => {
          if (message.kind === "step" && message.step.startsWith("training on all"))
            void one.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ${TRAINING_NAME}`.execute();
        },
      });
      expect(outcome.kind).toBe("failed");
      expect(await findModels(one.sql)).toEqual(before);
    },
  );
});
