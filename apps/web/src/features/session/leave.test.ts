import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Services } from "../services/Services.ts";
import { beforeLeaving } from "./beforeLeaving.ts";
import { leave } from "./leave.ts";
import { serverLogin, serverWrites } from "./serverSession.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody whose bearer is revoked once they have signed out. */
function somebody() {
  const done: string[] = [];
  const signOut = async () => void done.push("signed out");
  const offlineWrites = {
    leave: async (out: () => Promise<void>) => (done.push("asked"), out()),
  } as Awaited<ReturnType<Services["writes"]["ready"]>>; // nothing else is called
  const parts = {
    login: { ...serverLogin, signOut },
    writes: { ...serverWrites, ready: async () => offlineWrites },
  };
  return { done, parts };
}

it("finishes pending removals before prompting the user and signing out", async () => {
  const { done, parts } = somebody();
  const forget = beforeLeaving(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    done.push("removed");
  });
  const left = leave(parts);
  await vi.runAllTimersAsync();
  await left;
  forget();
  expect(done).toEqual(["removed", "asked", "signed out"]);
});

it("doesn't wait for work that hangs, fails or is cancelled", async () => {
  const { done, parts } = somebody();
  const forgets = [
    beforeLeaving(() => new Promise(() => {})),
    beforeLeaving(() => {
      throw new Error("the server is away");
    }),
  ];
  beforeLeaving(() => void done.push("never"))();
  const left = leave(parts);
  await vi.advanceTimersByTimeAsync(1900);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await left;
  for (const forget of forgets) forget();
  expect(done).toEqual(["asked", "signed out"]);
});

it("signs out without the write queue if its code fails to load", async () => {
  const { done, parts } = somebody();
  const left = leave({
    ...parts,
    writes: { ...serverWrites, ready: () => Promise.reject(new Error("no program")) },
  });
  await vi.runAllTimersAsync();
  await left;
  expect(done).toEqual(["signed out"]);
});
