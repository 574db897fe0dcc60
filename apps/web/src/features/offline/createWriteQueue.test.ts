import { ApiFailure } from "@worthy/contract/apiFailure";
import { expect, it, onTestFinished, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createWriteLine } from "./createWriteLine.ts";
import { createWriteQueue } from "./createWriteQueue.ts";
import { unsentStore } from "./unsentStore.ts";

const DAY = 24 * 60 * 60 * 1000;
const shown = { key: ["rate"], variables: null };
const body = {
  rating: "LOVE",
  itemId: 7,
  type: "FILM",
  userId: "$me",
  ratedLocation: "IN_APP",
} as const;

function device(storage = memoryStorage()) {
  let person: string | null = "ada";
  let online = false;
  const sent: (string | null)[] = [];
  const store = unsentStore(storage, () => 40 * DAY);
  const line = createWriteLine({
    store,
    person: () => person,
    online: () => online,
    deliver: async ({ userId }) => {
      if (!online) throw new ApiFailure(0, "Server Error");
      sent.push(userId);
    },
    refresh: async () => {},
    exclusively: (run) => run(),
    later: () => () => {},
    onSent: () => {},
    onRefused: () => {},
    onLost: () => {},
    onChange: () => queue.changed(),
  });
  const queue = createWriteQueue({
    line,
    store,
    person: () => person,
    now: () => 40 * DAY,
    briefly: async () => {},
  });
  const become = (next: string | null) => {
    person = next;
    queue.seeWhoIsHere();
    line.reread();
  };
  const rate = async () => {
    void queue.send("rateTitle", { body }, shown);
    await vi.waitFor(() => expect(queue.state().waiting).toBeGreaterThan(0));
  };
  return {
    queue,
    line,
    store,
    sent,
    storage,
    become,
    rate,
    setOnline: (next: boolean) => (online = next),
  };
}

it("lets people sign out without asking if nothing is unsent, or if nobody can be asked", async () => {
  const { queue, rate } = device();
  await expect(queue.mayLeave()).resolves.toBe(true);
  await rate();
  await expect(queue.mayLeave()).resolves.toBe(true);
});

it("asks before signing out with unsent changes, and lets people stay", async () => {
  const missing = vi.spyOn(Promise, "withResolvers").mockImplementation(() => {
    throw new Error("Safari has it from 17.4 on");
  });
  onTestFinished(() => missing.mockRestore());
  const { queue, rate } = device();
  queue.subscribe(() => {});
  await rate();
  const answer = queue.mayLeave();
  await vi.waitFor(() => expect(queue.state()).toMatchObject({ leaving: true, unsent: 1 }));
  queue.answerLeaving(false);
  await expect(answer).resolves.toBe(false);
  expect(queue.state()).toMatchObject({ leaving: false, waiting: 1 });
});

it("keeps unsent changes for their owner only, and offers them when the owner returns", async () => {
  const { queue, line, sent, become, rate, setOnline } = device();
  queue.subscribe(() => {});
  await rate();
  const answer = queue.mayLeave();
  await vi.waitFor(() => expect(queue.state().leaving).toBe(true));
  queue.answerLeaving(true);
  await expect(answer).resolves.toBe(true);
  become(null);
  expect(queue.state()).toMatchObject({ waiting: 0, left: 0, unasked: 0 });
  become("bob");
  setOnline(true);
  await line.wake();
  expect([queue.state(), sent]).toMatchObject([{ waiting: 0, left: 0, unasked: 0 }, []]);
  become("ada");
  await line.wake();
  expect([queue.state().left, sent]).toEqual([1, []]);
  queue.take();
  await line.wake();
  expect([queue.state().left, sent]).toEqual([0, ["ada"]]);
});

it("asks a signed-out person once, and never asks the next person on the device", async () => {
  const { queue, become, rate, storage } = device();
  await rate();
  become(null);
  expect(queue.state()).toMatchObject({ unasked: 1, left: 0 });
  become("bob");
  expect(queue.state()).toMatchObject({ unasked: 0, left: 0 });
  become(null);
  queue.keep();
  expect(queue.state()).toMatchObject({ unasked: 0 });
  expect(storage.keys()).toHaveLength(1);
});

it.each(["waiting", "left", "unasked"] as const)(
  "drops unsent changes that are %s on request",
  async (which) => {
    const { queue, become, rate, storage } = device();
    await rate();
    if (which !== "waiting") become(null);
    if (which === "left") become("ada");
    expect(queue.state()[which]).toBe(1);
    queue.discard(which);
    expect([queue.state()[which], storage.keys()]).toEqual([0, []]);
  },
);

it.each(["as they sign in", "after they agree"])(
  "moves an account's unsent changes to the account it merges into, %s",
  async (when) => {
    const { queue, line, store, sent, become, rate, setOnline } = device();
    await rate();
    const [write] = store.list();
    if (!write) throw new Error("nothing is kept");
    // Tried once, and so bound to the account of that time.
    store.put({
      ...write,
      userId: "ada",
      input: { params: { userId: "ada", watchlistId: "99" }, body: { itemId: 99 } },
    });
    const account = { id: "ada", api_token: "bearer", defaultWatchlistId: 99 };
    if (when === "as they sign in") queue.carry(account, "bob");
    become("bob");
    if (when !== "as they sign in") queue.carry(account, "bob");
    line.reread();
    expect(store.list()).toMatchObject([
      {
        userId: "bob",
        input: { params: { userId: "$me", watchlistId: "$list" }, body: { itemId: 99 } },
      },
    ]);
    expect(queue.state()).toMatchObject({ waiting: 1, left: 0 });
    setOnline(true);
    await line.wake();
    expect(sent).toEqual(["bob"]);
  },
);

it("sends what it can before the account changes", async () => {
  const { queue, rate, sent, setOnline } = device();
  await rate();
  setOnline(true);
  await queue.settle();
  expect(sent).toEqual(["ada"]);
});

// shows: 4.registered.5
it("survives clearing the storage, and expires after ten weeks", async () => {
  const { storage, rate } = device(memoryStorage({ userData: "ada" }));
  await rate();
  storage.clear();
  expect(storage.keys()).toHaveLength(1);
  unsentStore(storage, () => 69 * DAY);
  expect(storage.keys()).toHaveLength(1);
  unsentStore(storage, () => 71 * DAY);
  expect(storage.keys()).toEqual([]);
});

it("falls back to memory if storage fails, and skips unreadable entries", () => {
  const storage = memoryStorage({ "unsent.1.x": "{" });
  const store = unsentStore({ ...storage, write: () => {} }, () => 0);
  const write = {
    key: "a",
    at: 1,
    userId: null,
    endpoint: "rateTitle",
    input: {},
    shown,
    waits: false,
  } as const;
  store.put(write);
  expect(store.list()).toEqual([write]);
  store.remove("a");
  expect(store.list()).toEqual([]);
});
