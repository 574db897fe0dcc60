import { setImmediate as tick } from "node:timers/promises";
import { expect, test } from "vitest";
import { TookTooLong } from "../withTimeout.ts";
import { createFairQueue } from "./fairQueue.ts";

/** A queue whose places are all taken until `free`, and who had turns since. */
function openFull() {
  const queue = createFairQueue();
  const taken = Promise.withResolvers<void>();
  const blocking = Array.from({ length: 4 }, (_, at) =>
    queue.run(`first ${at}`, () => taken.promise),
  );
  const turns: string[] = [];
  const ask = (client: string, weight: number) =>
    queue.run(client, async () => void turns.push(client), { weight });
  const free = async () => {
    taken.resolve();
    await Promise.all(blocking);
  };
  return { ask, free, turns };
}

test("heavy work from one client leaves an equal share for other clients' light work", async () => {
  const { ask, free, turns } = openFull();
  const asked = Array.from({ length: 6 }, () => ask("heavy", 4));
  for (let count = 0; count < 12; count++) asked.push(ask("light", 1));
  await tick();
  await free();
  await Promise.all(asked);
  // Four light ones for each heavy one, while both wait.
  const light = (till: number) =>
    turns.slice(0, till).filter((client) => client === "light").length;
  expect(turns.slice(0, 15).filter((client) => client === "heavy").length).toBeLessThanOrEqual(4);
  expect(light(turns.lastIndexOf("light") + 1)).toBe(12);
  expect(turns.lastIndexOf("light")).toBeLessThan(16);
});

test("a client that joins late starts level with the others", async () => {
  const { ask, free, turns } = openFull();
  const asked = Array.from({ length: 30 }, () => ask("early", 1));
  await free();
  while (turns.length < 8) await tick();
  asked.push(ask("late", 1), ask("late", 1));
  const before = turns.length;
  await Promise.all(asked);
  expect(turns.indexOf("late")).toBeLessThan(before + 6);
  expect(turns.lastIndexOf("late")).toBeGreaterThan(turns.indexOf("late") + 1);
});

test("work that takes too long fails and gives up its place, whether it waits or runs", async () => {
  const queue = createFairQueue();
  const never = () => new Promise<never>(() => {});
  const running = Array.from({ length: 4 }, () => queue.run("slow", never, { patienceMs: 20 }));
  const waiting = queue.run("slow", never, { patienceMs: 10 });
  const next = queue.run("next", async () => "done");
  const outcomes = await Promise.allSettled([...running, waiting]);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
  await expect(waiting).rejects.toThrow(TookTooLong);
  expect(await next).toBe("done");
});

test("work that ends in time leaves no timer", async () => {
  const queue = createFairQueue();
  const before = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  await Promise.all(
    Array.from({ length: 20 }, () => queue.run("quick", async () => {}, { patienceMs: 60_000 })),
  );
  const after = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  expect(after - before).toBeLessThan(20);
});
