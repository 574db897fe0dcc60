import { ApiFailure } from "@worthy/contract/apiFailure";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { BACKOFF_MS } from "./createDelivery.ts";
import { createWriteQueue, type QueueParts } from "./createWriteQueue.ts";
import { createUnsentStore } from "./createUnsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

const unsent = (key: string, more: Partial<UnsentWrite> = {}): UnsentWrite => ({
  key,
  at: 1000,
  userId: "ada",
  endpoint: "rateTitle",
  input: { body: { key } },
  shown: { key: ["rate"], variables: key },
  waits: false,
  ...more,
});

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

type Fault = "none" | "request lost" | "answer lost" | "busy" | "unauthenticated" | "refused";

/**
 * A server that runs each key once, a network that fails on command, and a device whose pages come
 * and go.
 */
function world() {
  const storage = memoryStorage();
  const done: string[] = [];
  const faults: Fault[] = [];
  let person: string | null = "ada";
  let atSent = () => {};
  let online = true;
  let lock: Promise<unknown> = Promise.resolve();
  const deliver = async ({ key }: UnsentWrite) => {
    const fault = faults.shift() ?? "none";
    if (!online || fault === "request lost") throw new ApiFailure(0, "Server Error");
    if (fault === "busy") throw new ApiFailure(503, "busy");
    if (fault === "unauthenticated") throw new ApiFailure(401, "who?");
    if (fault === "refused") throw new ApiFailure(404, "title not found");
    if (!done.includes(key)) done.push(key);
    if (fault === "answer lost") throw new ApiFailure(0, "Server Error");
    return { answerTo: key };
  };
  const told = { sent: 0, refused: [] as string[], lost: 0 };
  const timers = new Map<object, () => void>();
  /** A new tab, which lives until it is closed. */
  const open = () => {
    const closing = Promise.withResolvers<never>();
    let closed = false;
    const whileOpen = async <Result>(run: () => Promise<Result>): Promise<Result> => {
      const result = await run();
      return closed ? new Promise(() => {}) : result;
    };
    const parts: QueueParts = {
      store: createUnsentStore(storage, () => 1000),
      person: () => person,
      online: () => online,
      deliver: (write) => whileOpen(() => deliver(write)),
      refresh: async () => {},
      exclusively: (run) => {
        const before = lock;
        const turn = before.then(() => (closed ? new Promise<never>(() => {}) : run()));
        // A page that closes releases its lock or gives up its turn. Until then the lock stays with
        // its holder.
        lock = before.then(() => Promise.race([turn, closing.promise])).catch(() => {});
        return turn;
      },
      later: (run) => {
        const timer = {};
        timers.set(timer, () => void (closed || run()));
        return () => void timers.delete(timer);
      },
      onSent: (count) => {
        told.sent += count;
        atSent();
      },
      onRefused: ({ key }) => told.refused.push(key),
      onLost: () => (told.lost += 1),
      onChange: () => {},
    };
    const close = () => {
      closed = true;
      closing.reject(new Error("closed"));
    };
    closing.promise.catch(() => {});
    return { ...createWriteQueue(parts), close };
  };
  const ring = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const run of due) run();
  };
  return {
    storage,
    done,
    faults,
    told,
    open,
    ring,
    whenSent: (run: () => void) => (atSent = run),
    setOnline: (next: boolean) => (online = next),
    setPerson: (next: string | null) => (person = next),
  };
}

const left = ({ storage }: ReturnType<typeof world>) => storage.keys().length;

describe("the write queue", () => {
  it("resolves with the server's response and then discards the write", async () => {
    const device = world();
    await expect(device.open().add(unsent("a"))).resolves.toEqual({ answerTo: "a" });
    expect([left(device), device.told.sent]).toEqual([0, 0]);
  });

  it("reports an initial rejection immediately, even from a busy server", async () => {
    const device = world();
    const queue = device.open();
    device.faults.push("busy", "refused");
    await expect(queue.add(unsent("a"))).rejects.toMatchObject({ status: 503 });
    await expect(queue.add(unsent("b"))).rejects.toMatchObject({ status: 404 });
    expect([left(device), device.told.refused]).toEqual([0, []]);
  });

  it("stores offline writes and sends them in order, with their original keys, once back online", async () => {
    const device = world();
    const queue = device.open();
    device.setOnline(false);
    const answers = Promise.all(["a", "b", "c"].map((key) => queue.add(unsent(key))));
    await settle();
    expect(queue.mine().map(({ key, waits }) => [key, waits])).toEqual([
      ["a", true],
      ["b", true],
      ["c", true],
    ]);
    device.setOnline(true);
    await queue.flush();
    await expect(answers).resolves.toHaveLength(3);
    expect([device.done, device.told.sent, left(device)]).toEqual([["a", "b", "c"], 3, 0]);
  });

  it("backs off longer after each failure, and at least as long as the server requests", async () => {
    const device = world();
    const waits: number[] = [];
    const never = () => () => {};
    const failures = [
      new ApiFailure(0, ""),
      new ApiFailure(500, ""),
      new ApiFailure(429, "", { retryAfter: 30 }),
    ];
    const queue = createWriteQueue({
      store: createUnsentStore(device.storage, () => 0),
      person: () => "ada",
      online: () => true,
      deliver: () => Promise.reject(failures.shift() ?? new ApiFailure(0, "")),
      refresh: async () => {},
      exclusively: (run) => run(),
      later: (_run, ms) => (waits.push(ms), never()),
      onSent: () => {},
      onRefused: () => {},
      onLost: () => {},
      onChange: () => {},
    });
    void queue.add(unsent("a"));
    for (let tries = 0; tries < 6; tries++) await queue.flush();
    expect(waits.slice(0, 3)).toEqual([BACKOFF_MS[0], BACKOFF_MS[1], 30_000]);
    expect(waits.at(-1)).toBe(60_000);
  });

  it("drops and reports a queued write that the server rejects, then continues", async () => {
    const device = world();
    const queue = device.open();
    device.setOnline(false);
    const answers = Promise.all([queue.add(unsent("a")), queue.add(unsent("b"))]);
    await settle();
    device.faults.push("refused");
    device.setOnline(true);
    await queue.flush();
    await expect(answers).resolves.toEqual([undefined, { answerTo: "b" }]);
    expect([device.told.refused, device.done, left(device)]).toEqual([["a"], ["b"], 0]);
  });

  it("treats deleting something that is already gone as a success", async () => {
    const device = world();
    const queue = device.open();
    device.setOnline(false);
    const answer = queue.add(unsent("a", { endpoint: "removeWatchlistItem" }));
    await settle();
    device.faults.push("refused");
    device.setOnline(true);
    await queue.flush();
    await answer;
    expect([device.told.refused, left(device)]).toEqual([[], 0]);
  });

  it("keeps all writes if the bearer token is rejected, and sends nothing for other users", async () => {
    const device = world();
    const queue = device.open();
    device.setOnline(false);
    void queue.add(unsent("a"));
    await settle();
    device.setOnline(true);
    device.faults.push("unauthenticated");
    await queue.flush();
    device.setPerson("bob");
    await queue.flush();
    device.ring();
    await settle();
    expect([device.done, left(device), queue.mine()]).toEqual([[], 1, []]);
    device.setPerson("ada");
    await queue.flush();
    expect(device.done).toEqual(["a"]);
  });

  it("resolves a pending call when another tab has sent its write", async () => {
    const device = world();
    const [here, there] = [device.open(), device.open()];
    device.setOnline(false);
    const answer = here.add(unsent("a"));
    await settle();
    device.setOnline(true);
    await there.flush();
    here.reread();
    await expect(answer).resolves.toBeUndefined();
    expect(device.done).toEqual(["a"]);
  });

  it("picks up the writes that an earlier page left behind", async () => {
    const device = world();
    const before = device.open();
    device.faults.push("busy");
    void before.add(unsent("a"));
    before.close();
    const queue = device.open();
    await queue.flush();
    expect([queue.mine().map(({ key }) => key), device.told.refused]).toEqual([["a"], []]);
    await queue.flush();
    expect([device.done, device.told.sent]).toEqual([["a"], 1]);
  });

  it("sends writes added just as it finishes", async () => {
    const device = world();
    const queue = device.open();
    device.setOnline(false);
    void queue.add(unsent("a"));
    await settle();
    device.setOnline(true);
    device.whenSent(() => device.done.length === 1 && void queue.add(unsent("b")));
    await queue.flush();
    await settle();
    expect(device.done).toEqual(["a", "b"]);
  });

  it("sends each write once and in order, despite failures, reloads and multiple tabs", async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constant({ do: "write" } as const) },
      {
        weight: 2,
        arbitrary: fc.record({ do: fc.constant("network" as const), online: fc.boolean() }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant("fault" as const),
          fault: fc.constantFrom<Fault>("request lost", "answer lost", "busy"),
        }),
      },
      { weight: 1, arbitrary: fc.constant({ do: "reload" } as const) },
      { weight: 1, arbitrary: fc.constant({ do: "second tab" } as const) },
      { weight: 2, arbitrary: fc.constant({ do: "wait" } as const) },
      { weight: 2, arbitrary: fc.constant({ do: "ring" } as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const device = world();
        const written: string[] = [];
        const refused = new Set<string>();
        let queue = device.open();
        const open = () => {
          queue = device.open();
          void queue.flush();
        };
        for (const next of steps) {
          if (next.do === "write") {
            const key = `key${written.length}`;
            written.push(key);
            queue.add(unsent(key, { at: 1000 - written.length })).catch(() => refused.add(key));
          }
          if (next.do === "network") {
            device.setOnline(next.online);
            if (next.online) void queue.flush();
          }
          if (next.do === "fault") device.faults.push(next.fault);
          if (next.do === "reload") {
            queue.close();
            open();
          }
          if (next.do === "second tab") open();
          if (next.do === "wait") await settle();
          if (next.do === "ring") device.ring();
        }
        device.setOnline(true);
        device.faults.length = 0;
        open();
        for (let rounds = 0; rounds < 3; rounds++) {
          await queue.flush();
          await settle();
        }
        // Whatever was refused at its first attempt was reported at once; everything else has
        // arrived.
        expect(device.done).toEqual(written.filter((key) => !refused.has(key)));
        expect(left(device)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
