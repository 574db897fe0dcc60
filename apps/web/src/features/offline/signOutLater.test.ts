import { ApiFailure } from "@worthy/contract/apiFailure";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createSessionStore } from "../session/sessionStore.ts";
import { signOutLocally, reportSignOuts } from "./signOutLater.ts";

const ada = { id: "ada", api_token: "bearer", defaultWatchlistId: 9 };
const bob = { id: "bob", api_token: "other", defaultWatchlistId: 0 };
const unreachable = new ApiFailure(0, "Server Error");
type Logout = NonNullable<Parameters<typeof reportSignOuts>[0]["logout"]>;

beforeEach(() => vi.stubGlobal("document", { cookie: "" }));
afterEach(() => void vi.unstubAllGlobals());

function device() {
  const storage = memoryStorage({
    userData: JSON.stringify(ada),
    loggedIn: "true",
    recentSearches: "[]",
  });
  const session = createSessionStore({
    storage,
    createUser: () => Promise.reject(new Error("nobody writes")),
  });
  return { storage, session };
}

/** Signs ada out while the server is unreachable. */
function leftDevice() {
  const parts = device();
  signOutLocally(unreachable, parts);
  return parts;
}

it("immediately clears the user's data, closes their pages and keeps only the pending sign-out", () => {
  const { storage, session } = leftDevice();
  expect(session.account()).toBeNull();
  expect(storage.keys()).toEqual(["unsent.signOut.ada"]);
  expect(document.cookie).toMatch(/^worthy-out=1; path=\//);
});

it.each([new ApiFailure(500, "Server Error"), new Error("a bug")])(
  "keeps the user signed in when the server fails: %s",
  (error) => {
    const { storage, session } = device();
    expect(() => signOutLocally(error, { storage, session })).toThrow(error);
    expect(session.account()).toEqual(ada);
  },
);

it.each([
  ["once it is reachable", [], null],
  ["with a bearer token that has expired since", [new ApiFailure(401, "who?")], null],
  ["after another failed attempt", [unreachable], "kept"],
  ["after a server error", [new ApiFailure(503, "later")], "kept"],
])("notifies the server later: %s", async (_when, failures, after) => {
  const { storage, session } = leftDevice();
  const logout = vi.fn<Logout>(async () => {
    const failure = failures.pop();
    if (failure) throw failure;
  });
  await reportSignOuts({ storage, session, logout });
  expect(logout.mock.calls).toEqual([[ada, true]]);
  expect(storage.keys().length).toBe(after === null ? 0 : 1);
  await reportSignOuts({ storage, session, logout });
  expect(storage.keys()).toEqual([]);
});

it("notifies the server only once and doesn't sign out a user who has signed in since", async () => {
  const { storage, session } = leftDevice();
  session.enter(bob);
  const logout = vi.fn<Logout>(async () => {});
  await reportSignOuts({ storage, session, logout });
  await reportSignOuts({ storage, session, logout });
  expect(logout.mock.calls).toEqual([[ada, false]]);
  expect(session.account()).toEqual(bob);
});
