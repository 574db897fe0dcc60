import type { CallOutput } from "@worthy/contract";
import { progressOf } from "@worthy/domain";
import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createDeviceStorage } from "./deviceStorage.ts";
import { createSessionStore } from "./sessionStore.ts";
import { visitSession } from "./visitSession.ts";

const user: CallOutput<"createUser"> = {
  id: "abcdefghijkl",
  api_id: "abcdefghijkl",
  jwtToken: "Bearer secret",
  email: null,
  pendingEmail: null,
  userProfile: {
    email: null,
    firstName: null,
    lastName: null,
    profileName: "Name",
    profileImage: null,
    settings: {},
  },
  roles: [],
  created: "2026-01-01T00:00:00Z",
  createdAt: "2026-01-01T00:00:00Z",
  lifeCycle: "ANONYMOUS",
  verifiedUser: false,
  canned: false,
  defaultWatchlistId: 99,
  progress: progressOf([]),
};
const account = { id: "abcdefghijkl", api_token: "secret", defaultWatchlistId: 99 };

// shows: 8.messages.8, 8.messages.9
describe("createSessionStore", () => {
  // shows: 3.storage.2
  it("creates a single account even if several writes race, and stores its id without the prefix", async () => {
    const storage = memoryStorage();
    const createUser = vi.fn<() => Promise<typeof user>>(() => Promise.resolve(user));
    const session = createSessionStore({ storage, createUser });
    expect(session.account()).toBeNull();
    expect(createUser).not.toHaveBeenCalled();
    const accounts = await Promise.all([
      session.ensureAccount(),
      session.ensureAccount(),
      session.ensureAccount(),
    ]);
    expect(accounts).toEqual([account, account, account]);
    expect(createUser).toHaveBeenCalledTimes(1);
    expect(JSON.parse(storage.read("userData") ?? "")).toEqual(account);
    expect(createSessionStore({ storage, createUser }).account()).toEqual(account);
  });

  it("uses the account that another tab has created in the meantime", async () => {
    const storage = memoryStorage();
    const createUser = vi.fn<() => Promise<typeof user>>(() => Promise.resolve(user));
    const [first, second] = [
      createSessionStore({ storage, createUser }),
      createSessionStore({ storage, createUser }),
    ];
    await first.ensureAccount();
    expect(second.account()).toBeNull();
    await expect(second.ensureAccount()).resolves.toEqual(account);
    expect(createUser).toHaveBeenCalledTimes(1);
    first.clear();
    second.reread();
    expect(second.account()).toBeNull();
  });

  it("retries after failing to create an account", async () => {
    const createUser = vi
      .fn<() => Promise<typeof user>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue(user);
    const session = createSessionStore({ storage: memoryStorage(), createUser });
    await expect(session.ensureAccount()).rejects.toThrow("offline");
    await expect(session.ensureAccount()).resolves.toEqual(account);
  });

  it("notifies its subscribers and clears everything stored on the device", async () => {
    const storage = memoryStorage({ theme: "dark" });
    const session = createSessionStore({ storage, createUser: () => Promise.resolve(user) });
    const heard: (string | null)[] = [];
    const stop = session.subscribe(() => heard.push(session.account()?.id ?? null));
    await session.ensureAccount();
    session.clear();
    stop();
    await session.ensureAccount();
    expect(heard).toEqual(["abcdefghijkl", null]);
    expect(storage.read("theme")).toBeNull();
  });

  it("ignores a corrupt account", () => {
    for (const userData of [
      "{",
      "null",
      "[]",
      '{"id":"a"}',
      '"x"',
      '{"id":1,"api_token":"t","defaultWatchlistId":1}',
    ]) {
      expect(
        createSessionStore({
          storage: memoryStorage({ userData }),
          createUser: () => Promise.resolve(user),
        }).account(),
      ).toBeNull();
    }
  });
});

describe("createDeviceStorage", () => {
  it("logs failures and carries on", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const storage = createDeviceStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    storage.write("a", "b");
    expect(storage.read("a")).toBeNull();
    storage.remove("a");
    storage.clear();
    expect(warn.mock.calls.map(([text]) => text)).toEqual(Array(4).fill("failed to save settings"));
    warn.mockRestore();
  });
});

describe("visitSession", () => {
  const hour = 60 * 60 * 1000;
  const visits = async (times: number[], kept: Record<string, string>) => {
    const storage = memoryStorage(kept);
    let loginCount = 3;
    const call = vi.fn<() => Promise<{ loginCount: number }>>(async () => ({
      loginCount: ++loginCount,
    }));
    const session = createSessionStore({ storage, createUser: () => Promise.resolve(user) });
    for (const now of times)
      await visitSession({ call: call as never, session, storage, report: () => {}, now });
    return { calls: call.mock.calls.length, storage };
  };

  // shows: 3.storage.3, 3.storage.4, 3.storage.5, 4.sessions.4
  it("counts a visit once and starts a new one only after an hour away", async () => {
    const { calls, storage } = await visits([5 * hour, 5.5 * hour, 6 * hour, 7 * hour], {
      userData: JSON.stringify(account),
    });
    expect(calls).toBe(2);
    expect(storage.read("sessionCount")).toBe("5");
    expect(storage.read("firstSession")).toBe(String(5 * hour));
  });

  // shows: 8.messages.7
  it("reports a failure to record a visit", async () => {
    const report = vi.fn<(message: string, error: unknown) => void>();
    const storage = memoryStorage({ userData: JSON.stringify(account) });
    const session = createSessionStore({ storage, createUser: () => Promise.resolve(user) });
    await visitSession({
      call: (() => Promise.reject(new Error("no"))) as never,
      session,
      storage,
      report,
      now: 5 * hour,
    });
    expect(report.mock.calls.map(([message]) => message)).toEqual(["Session Api Error"]);
  });

  it("counts a visit on a device without an account", async () => {
    const { calls, storage } = await visits([5 * hour, 9 * hour], {});
    expect([calls, storage.read("sessionCount")]).toEqual([0, "2"]);
  });

  // shows: 3.storage.3
  it("reports a visit exactly once as soon as an account exists, even on a later page", async () => {
    const storage = memoryStorage();
    const call = vi.fn<() => Promise<{ loginCount: number }>>(async () => ({ loginCount: 1 }));
    const open = async (now: number) => {
      const session = createSessionStore({ storage, createUser: async () => user });
      await visitSession({ call: call as never, session, storage, report: () => {}, now });
      return session;
    };
    await open(5 * hour);
    const later = await open(5.2 * hour);
    await later.ensureAccount();
    later.learn({ defaultWatchlistId: 7, registered: false });
    await open(5.4 * hour);
    expect(call).toHaveBeenCalledExactlyOnceWith("recordSession", { params: { userId: user.id } });
    expect(storage.read("sessionCount")).toBe("1");
    await open(9 * hour);
    expect(call).toHaveBeenCalledTimes(2);
  });
});
