import { expect, it } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createSessionStore } from "../session/sessionStore.ts";
import { LOGIN_HOLD_MS } from "./createBatcher.ts";
import { holdAfterLogin } from "./holdAfterLogin.ts";

const account = (id: string) => ({ id, api_token: `bearer of ${id}`, defaultWatchlistId: 1 });

// shows: 9.events.6
it("holds events once somebody has signed in, and by nothing else that happens to the account", () => {
  const session = createSessionStore({
    storage: memoryStorage(),
    createUser: () => Promise.reject(new Error("not wanted")),
  });
  const held: number[] = [];
  holdAfterLogin(session, (milliseconds) => held.push(milliseconds));
  session.enter(account("aaaaaaaaaaaa"));
  expect(held).toEqual([LOGIN_HOLD_MS]);
  session.learn({ defaultWatchlistId: 2, registered: true });
  session.clear();
  expect(held).toHaveLength(1);
  session.enter(account("bbbbbbbbbbbb"));
  expect(held).toHaveLength(2);
});
