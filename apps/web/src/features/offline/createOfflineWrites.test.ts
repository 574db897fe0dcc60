import { ApiFailure } from "@worthy/contract/apiFailure";
import { expect, it, onTestFinished, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createWriteQueue } from "./createWriteQueue.ts";
import { createOfflineWrites } from "./createOfflineWrites.ts";
import { createUnsentStore } from "./createUnsentStore.ts";

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
  const store = createUnsentStore(storage, () => 40 * DAY);
  const queue = createWriteQueue({
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
    onChange: () => offlineWrites.changed(),
  });
  const offlineWrites = createOfflineWrites({
    queue,
    store,
    person: () => person,
    now: () => 40 * DAY,
    briefly: async () => {},
  });
  const become = (next: string | null) => {
    person = next;
    offlineWrites.setOthersAside();
    queue.reread();
  };
  const rate = async () => {
    void offlineWrites.send("rateTitle", { body }, shown);
    await vi.waitFor(() => expect(offlineWrites.state().waiting).toBeGreaterThan(0));
  };
  return {
    offlineWrites,
    queue,
    store,
    sent,
    storage,
    become,
    rate,
    setOnline: (next: boolean) => (online = next),
  };
}

it("signs out without a prompt when everything has been sent or no prompt can be shown", async () => {
  const { offlineWrites, rate } = device();
  await expect(offlineWrites.confirmLeaving()).resolves.toBe(true);
  await rate();
  await expect(offlineWrites.confirmLeaving()).resolves.toBe(true);
});

it("asks before signing out with unsent changes and lets users stay signed in", async () => {
  const missing = vi.spyOn(Promise, "withResolvers").mockImplementation(() => {
    throw new Error("Safari has it from 17.4 on");
  });
  onTestFinished(() => missing.mockRestore());
  const { offlineWrites, rate } = device();
  offlineWrites.subscribe(() => {});
  await rate();
  const answer = offlineWrites.confirmLeaving();
  await vi.waitFor(() => expect(offlineWrites.state()).toMatchObject({ leaving: true, unsent: 1 }));
  offlineWrites.answerLeaving(false);
  await expect(answer).resolves.toBe(false);
  expect(offlineWrites.state()).toMatchObject({ leaving: false, waiting: 1 });
});

it("keeps unsent changes only for their owner and offers to send them when the owner returns", async () => {
  const { offlineWrites, queue, sent, become, rate, setOnline } = device();
  offlineWrites.subscribe(() => {});
  await rate();
  const answer = offlineWrites.confirmLeaving();
  await vi.waitFor(() => expect(offlineWrites.state().leaving).toBe(true));
  offlineWrites.answerLeaving(true);
  await expect(answer).resolves.toBe(true);
  become(null);
  expect(offlineWrites.state()).toMatchObject({ waiting: 0, left: 0, unasked: 0 });
  become("bob");
  setOnline(true);
  await queue.flush();
  expect([offlineWrites.state(), sent]).toMatchObject([{ waiting: 0, left: 0, unasked: 0 }, []]);
  become("ada");
  await queue.flush();
  expect([offlineWrites.state().left, sent]).toEqual([1, []]);
  offlineWrites.sendLeft();
  await queue.flush();
  expect([offlineWrites.state().left, sent]).toEqual([0, ["ada"]]);
});

it("asks a signed-out user about unsent changes once, and never asks the device's next user", async () => {
  const { offlineWrites, become, rate, storage } = device();
  await rate();
  become(null);
  expect(offlineWrites.state()).toMatchObject({ unasked: 1, left: 0 });
  become("bob");
  expect(offlineWrites.state()).toMatchObject({ unasked: 0, left: 0 });
  become(null);
  offlineWrites.keepUnasked();
  expect(offlineWrites.state()).toMatchObject({ unasked: 0 });
  expect(storage.keys()).toHaveLength(1);
});

it.each(["waiting", "left", "unasked"] as const)(
  "discards changes on request: %s",
  async (which) => {
    const { offlineWrites, become, rate, storage } = device();
    await rate();
    if (which !== "waiting") become(null);
    if (which === "left") become("ada");
    expect(offlineWrites.state()[which]).toBe(1);
    offlineWrites.discard(which);
    expect([offlineWrites.state()[which], storage.keys()]).toEqual([0, []]);
  },
);

it.each(["as the user signs in", "after the user agrees"])(
  "moves an account's unsent changes to the account it is merged into, %s",
  async (when) => {
    const { offlineWrites, queue, store, sent, become, rate, setOnline } = device();
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
    if (when === "as the user signs in") offlineWrites.transfer(account, "bob");
    become("bob");
    if (when !== "as the user signs in") offlineWrites.transfer(account, "bob");
    queue.reread();
    expect(store.list()).toMatchObject([
      {
        userId: "bob",
        input: { params: { userId: "$me", watchlistId: "$list" }, body: { itemId: 99 } },
      },
    ]);
    expect(offlineWrites.state()).toMatchObject({ waiting: 1, left: 0 });
    setOnline(true);
    await queue.flush();
    expect(sent).toEqual(["bob"]);
  },
);

it("sends as many changes as possible before the account changes", async () => {
  const { offlineWrites, rate, sent, setOnline } = device();
  await rate();
  setOnline(true);
  await offlineWrites.settle();
  expect(sent).toEqual(["ada"]);
});

// shows: 4.registered.5
it("keeps unsent changes for a month, even if the storage is cleared", async () => {
  const { storage, rate } = device(memoryStorage({ userData: "ada" }));
  await rate();
  storage.clear();
  expect(storage.keys()).toHaveLength(1);
  createUnsentStore(storage, () => 69 * DAY);
  expect(storage.keys()).toHaveLength(1);
  createUnsentStore(storage, () => 71 * DAY);
  expect(storage.keys()).toEqual([]);
});

it("falls back to memory if storage fails and skips unreadable entries", () => {
  const storage = memoryStorage({ "unsent.1.x": "{" });
  const store = createUnsentStore({ ...storage, write: () => {} }, () => 0);
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
