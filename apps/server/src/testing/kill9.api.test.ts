import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killRound, startKillRun, type KillRun } from "./killRun.ts";
import { spawnProduct } from "./productProcess.ts";

let run: KillRun;
beforeAll(async () => void (run = await startKillRun()), 120_000);
afterAll(() => run?.stop());

const listPath = () =>
  `/v3/users/${run.person.id}/watchlists/${run.person.defaultWatchlistId}/items`;
const watchlist = async (): Promise<number[]> => {
  const { items } = await run.call("GET", `${listPath()}?limit=50`);
  return items.map((item: { show: { id: number } }) => item.show.id);
};

describe("a server killed with SIGKILL", { timeout: 120_000 }, () => {
  it("still has the ratings and the watchlist after a restart", { tags: "deep" }, async () => {
    const [first, second, third] = run.titles;
    if (!first || !second || !third) throw new Error("no titles to rate");
    await run.rate(first, "LOVE");
    await run.rate(second, "NOT_INTERESTED");
    await run.rate(third, "SKIP");
    await run.call("POST", listPath(), { itemId: second.id });
    await run.call("POST", listPath(), { itemId: third.id });
    await run.killAndStart();
    expect(await run.storedRatings()).toEqual(run.kept);
    expect((await watchlist()).sort()).toEqual([second.id, third.id].sort());
  });

  // `npm run bench -- chaos` runs many more rounds.
  it("keeps every acknowledged rating if it's killed while writing others", async () => {
    await run.call("POST", listPath(), { itemId: run.titles[0]?.id });
    const before = await watchlist();
    const round = await killRound(run, 0);
    expect(round).toMatchObject({ lost: 0, invented: 0 });
    // There were ratings in flight, or this would show little.
    expect(round.unanswered).toBeGreaterThan(0);
    expect(await watchlist()).toEqual(before);
  });

  it(
    "refuses to let a second server use its data folder, and keeps running",
    { tags: "deep" },
    async () => {
      const second = await spawnProduct(run.dataDir);
      expect(await second.ended).toBe(1);
      expect(second.said()).toContain(
        `Worthy is already running with this data folder (process ${run.product().pid})`,
      );
      expect(second.said()).not.toMatch(/\n\s+at /); // a message for people, no stack
      expect(await run.storedRatings()).toEqual(run.kept);
    },
  );
});
