import type { CallApi, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { progressOf } from "@worthy/domain";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createLogin } from "./createLogin.ts";
import { IDENTIFIER_DELAY, identifierUpdates } from "./identifierUpdates.ts";
import { createSessionStore } from "./sessionStore.ts";
import { askForUsers, watchAccount } from "./watchAccount.ts";
import { userQuery } from "./userQuery.ts";

const anonymous: CallOutput<"getUser"> = {
  id: "abcdefghijkl",
  api_id: "abcdefghijkl",
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
const registered: typeof anonymous = {
  ...anonymous,
  id: "holderholder",
  roles: [{ name: "ROLE_USER" }],
  email: "ann@example.org",
  defaultWatchlistId: 77,
};
const kept = { id: "abcdefghijkl", api_token: "old", defaultWatchlistId: 99 };

/** A device with this account, and a server with responses by endpoint. */
function deviceWith(
  answers: Record<string, (input: never) => unknown>,
  more: Record<string, string> = {},
) {
  const storage = memoryStorage({ userData: JSON.stringify(kept), theme: "light", ...more });
  const call = vi.fn<(id: string, input: unknown) => Promise<unknown>>(async (id, input) =>
    answers[id]?.(input as never),
  );
  const reported: string[] = [];
  const report = (message: string) => void reported.push(message);
  const session = createSessionStore({
    storage,
    createUser: () => Promise.reject(new Error("no")),
  });
  const parts = { call: call as unknown as CallApi, session, report };
  const identifiers = identifierUpdates({ ...parts, storage });
  const login = createLogin({ ...parts, entered: identifiers.plan, leaving: () => {} });
  const left = vi.fn<() => void>();
  const queryClient = new QueryClient();
  watchAccount({ session, queryClient, leave: left });
  askForUsers(queryClient, login);
  return { storage, session, login, call, reported, left, queryClient, identifiers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("signing in", () => {
  // shows: 3.storage.1
  it("stores the bearer token, sets the signed-in flag and loads the user", async () => {
    const device = deviceWith(
      { getUser: () => registered },
      { emailLink: "{}", signInAttempts: "{}" },
    );
    expect(device.session.loggedInFlag()).toBe(false);
    await expect(
      device.login.enter({ holderId: registered.id, accessToken: "new" }),
    ).resolves.toEqual(registered);
    expect(device.session.account()).toEqual({
      id: registered.id,
      api_token: "new",
      defaultWatchlistId: 77,
    });
    expect(device.storage.all()).toMatchObject({
      loggedIn: "true",
      userData: JSON.stringify(device.session.account()),
    });
    expect(device.storage.read("emailLink")).toBeNull();
    expect(device.storage.read("signInAttempts")).toBeNull();
  });

  it("clears another user's data but keeps the device account's data", async () => {
    const theirs = { recentSearches: "[]", installationId: "x" };
    const shared = deviceWith({ getUser: () => registered }, { ...theirs, loggedIn: "true" });
    await shared.login.enter({ holderId: registered.id, accessToken: "new" });
    expect(Object.keys(shared.storage.all()).toSorted()).toEqual([
      "identifierDue",
      "loggedIn",
      "userData",
    ]);
    const own = deviceWith({ getUser: () => registered }, theirs);
    await own.login.enter({ holderId: registered.id, accessToken: "new" });
    expect(own.storage.all()).toMatchObject(theirs);
    const again = deviceWith({ getUser: () => anonymous }, { ...theirs, loggedIn: "true" });
    await again.login.enter({ holderId: anonymous.id, accessToken: "new" });
    expect(again.storage.all()).toMatchObject(theirs);
  });

  it("succeeds even if looking up the user fails", async () => {
    const device = deviceWith({ getUser: () => Promise.reject(new ApiFailure(0, "Server Error")) });
    await expect(
      device.login.enter({ holderId: registered.id, accessToken: "new" }),
    ).resolves.toBeNull();
    expect(device.session.account()?.api_token).toBe("new");
    expect(device.session.loggedInFlag()).toBe(true);
  });

  // shows: 4.login.3
  it("sets the signed-in flag for the user and administrator roles", async () => {
    for (const name of ["ROLE_USER", "ROLE_ADMIN", "b2b-profile"]) {
      const device = deviceWith({ getUser: () => ({ ...anonymous, roles: [{ name }] }) });
      await device.login.lookUp(anonymous.id);
      expect(device.session.loggedInFlag()).toBe(name !== "b2b-profile");
    }
  });

  it("removes the previous user's data from the cache", async () => {
    const device = deviceWith({ getUser: () => registered });
    device.queryClient.setQueryData(["scores", "recommend", {}], "theirs");
    await device.login.enter({ holderId: registered.id, accessToken: "new" });
    await vi.runAllTimersAsync();
    expect(device.queryClient.getQueryData(["scores", "recommend", {}])).toBeUndefined();
    expect(device.left).not.toHaveBeenCalled();
  });
});

describe("a failed login", () => {
  // shows: 4.login.4, 4.login.5, 8.messages.3
  it("makes every later lookup fail until a refresh succeeds", async () => {
    const device = deviceWith({ getUser: () => anonymous });
    await expect(device.login.lookUp(anonymous.id)).resolves.toEqual(anonymous);
    device.login.fail(new ApiFailure(410, "gone"));
    expect(device.reported).toEqual(["Failed to login"]);
    await expect(device.login.lookUp(anonymous.id)).rejects.toThrow("login failed");
    await expect(
      device.queryClient.fetchQuery({ ...userQuery(anonymous.id), retry: false }),
    ).rejects.toThrow("login failed");
    await expect(device.login.lookUp(anonymous.id, { refresh: true })).resolves.toEqual(anonymous);
    await expect(device.login.lookUp(anonymous.id)).resolves.toEqual(anonymous);
  });

  // shows: 2.login.4
  it("reports once, and only once, that a sign-in never started", () => {
    const { login } = deviceWith({});
    expect(login.takeAuthError()).toBe(false);
    login.markAuthError();
    expect([login.takeAuthError(), login.takeAuthError()]).toEqual([true, false]);
  });
});

describe("a bearer token that the server rejects", () => {
  it("signs the user out and clears the flag, user, local data and cache", async () => {
    const device = deviceWith({}, { loggedIn: "true", recentSearches: "[]", installationId: "x" });
    device.queryClient.setQueryData(["user"], "theirs");
    await device.login.refused("old");
    expect(device.storage.all()).toEqual({});
    expect(device.session.account()).toBeNull();
    expect(device.session.loggedInFlag()).toBe(false);
    expect(device.queryClient.getQueryData(["user"])).toBeUndefined();
    expect(device.left).toHaveBeenCalledTimes(1);
  });

  it("is ignored if another tab has already stored a newer token", async () => {
    const device = deviceWith({});
    device.storage.write("userData", JSON.stringify({ ...kept, api_token: "newer" }));
    await device.login.refused("old");
    expect(device.session.account()?.api_token).toBe("newer");
    await device.login.refused("long ago");
    expect(device.left).not.toHaveBeenCalled();
  });
});

describe("signing out", () => {
  // shows: 4.registered.3, 4.registered.4, 4.registered.5
  it("notifies the server, then clears everything", async () => {
    const device = deviceWith({ logout: () => ({ success: true }) }, { loggedIn: "true" });
    await device.login.signOut();
    expect(device.call).toHaveBeenCalledExactlyOnceWith("logout", { params: { userId: kept.id } });
    expect(device.storage.all()).toEqual({});
    expect(device.left).toHaveBeenCalledTimes(1);
  });

  // shows: 8.messages.4
  it("changes nothing if the server is unreachable, but succeeds if the bearer token has expired", async () => {
    let status = 0;
    const device = deviceWith(
      { logout: () => Promise.reject(new ApiFailure(status, "no")) },
      { loggedIn: "true" },
    );
    await expect(device.login.signOut()).rejects.toThrow("no");
    expect(device.reported).toEqual(["Failed to logout"]);
    expect(device.session.account()).toEqual(kept);
    status = 401;
    await device.login.signOut();
    expect(device.session.account()).toBeNull();
    expect(device.reported).toEqual(["Failed to logout"]);
  });
});

describe("reported errors", () => {
  const no = () => Promise.reject(new ApiFailure(503, "no"));

  // shows: 8.messages.3
  it("include 'Failed to login' after a failed login", () => {
    const device = deviceWith({});
    device.login.fail(new ApiFailure(410, "gone"));
    expect(device.reported).toEqual(["Failed to login"]);
  });

  // shows: 4.login.5
  it("include 'login failed' for lookups that don't refresh", async () => {
    const { login, call } = deviceWith({ getUser: () => anonymous });
    login.fail(new Error("no"));
    await expect(login.lookUp(anonymous.id)).rejects.toThrow(/^login failed$/);
    expect(call).not.toHaveBeenCalled();
  });

  // shows: 8.messages.4
  it("include 'Failed to logout' when the server is unreachable", async () => {
    const device = deviceWith({ logout: no }, { loggedIn: "true" });
    await expect(device.login.signOut()).rejects.toThrow("no");
    expect([device.reported, device.session.loggedInFlag()]).toEqual([["Failed to logout"], true]);
  });

  // shows: 8.messages.6
  it("include 'Failed to update identifier' after a failed update", async () => {
    const device = deviceWith({ getUser: () => registered, updateIdentifier: no });
    await device.login.enter({ holderId: registered.id, accessToken: "new" });
    await vi.advanceTimersByTimeAsync(IDENTIFIER_DELAY);
    expect(device.reported).toEqual(["Failed to update identifier"]);
  });
});

describe("the installation's identifier", () => {
  // shows: 9.events.5
  it("is random but stable, and is sent three seconds after a login", async () => {
    expect(IDENTIFIER_DELAY).toBe(3000);
    const device = deviceWith({
      getUser: () => registered,
      updateIdentifier: () => ({ success: true }),
    });
    const sent = () =>
      device.call.mock.calls.filter(([id]) => id === "updateIdentifier").map(([, input]) => input);
    await device.login.enter({ holderId: registered.id, accessToken: "new" });
    await vi.advanceTimersByTimeAsync(IDENTIFIER_DELAY - 1);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const fingerprint = device.storage.read("installationId");
    expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(sent()).toEqual([
      {
        params: { userId: registered.id },
        body: { identifier: registered.id, source: "WEB", fingerprint },
      },
    ]);
    device.identifiers.resume();
    await vi.runAllTimersAsync();
    expect(sent()).toHaveLength(1);
    await device.login.enter({ holderId: registered.id, accessToken: "newer" });
    await vi.runAllTimersAsync();
    expect(sent()).toHaveLength(2);
    expect(device.storage.read("installationId")).toBe(fingerprint);
  });

  it("isn't reported as failed if the user has signed out in the meantime", async () => {
    const device = deviceWith({
      getUser: () => registered,
      updateIdentifier: () => Promise.reject(new ApiFailure(401, "signed out")),
    });
    await device.login.enter({ holderId: registered.id, accessToken: "new" });
    await vi.runAllTimersAsync();
    expect(device.reported).toEqual([]);
  });

  // shows: 8.messages.6
  it("is sent again on the next page after a failure", async () => {
    const answers = {
      getUser: () => registered,
      updateIdentifier: (): unknown => Promise.reject(new ApiFailure(503, "no")),
    };
    const device = deviceWith(answers);
    await device.login.enter({ holderId: registered.id, accessToken: "new" });
    await vi.runAllTimersAsync();
    expect(device.reported).toEqual(["Failed to update identifier"]);
    answers.updateIdentifier = () => ({ success: true });
    device.identifiers.resume();
    await vi.runAllTimersAsync();
    device.identifiers.resume();
    await vi.runAllTimersAsync();
    expect(device.call.mock.calls.filter(([id]) => id === "updateIdentifier")).toHaveLength(2);
  });
});
