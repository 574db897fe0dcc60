import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { overrideCalls, type Answers } from "../../../test/answers/overrideCalls.ts";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { statefulAnswers, sampleUserData } from "../../../test/answers/statefulAnswers.ts";
import { sampleUser } from "../../../test/answers/sampleAnswers.ts";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { createSessionStore } from "../session/sessionStore.ts";
import { deliverWrite } from "./deliverWrite.ts";
import { createUnsentStore } from "./createUnsentStore.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";
import { madeBy, ME, MY_LIST, ratingOf } from "../services/Writes.ts";

const shown = { key: ["rate"], variables: null };

function device({ kept, answers = {} }: { kept?: string; answers?: Answers } = {}) {
  const storage = memoryStorage(kept === undefined ? {} : { userData: kept });
  const calls: unknown[] = [];
  const base = overrideCalls(answers, statefulAnswers({ rated: 1 }).call) as (
    id: string,
    input: unknown,
  ) => Promise<unknown>; // one function for all
  const call = ((id: string, input: unknown) => (
    calls.push([id, input]),
    base(id, input)
  )) as never; // the same function, with a record
  const session = createSessionStore({ storage, createUser: async () => sampleUser });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { queryFn: ({ queryKey }) => base(String(queryKey[1]), queryKey[2]) },
    },
  });
  const store = createUnsentStore(storage, () => 0);
  const deliver = (write: Partial<UnsentWrite> & Pick<UnsentWrite, "endpoint" | "input">) =>
    deliverWrite(
      { key: "k".repeat(32), at: 1, userId: null, shown, waits: true, ...write },
      { call, session, queryClient, store },
    );
  return { storage, calls, session, queryClient, store, deliver };
}

it("creates a missing device account, and stores the final request before sending it", async () => {
  const { deliver, calls, store, session } = device();
  await deliver({
    endpoint: "addWatchlistItem",
    input: { params: { userId: ME, watchlistId: MY_LIST }, body: { itemId: 7 } },
  });
  const input = { params: { userId: sampleUser.id, watchlistId: "99" }, body: { itemId: 7 } };
  expect(calls).toEqual([["addWatchlistItem", { ...input, idempotencyKey: "k".repeat(32) }]]);
  expect(store.list()).toMatchObject([{ userId: sampleUser.id, input }]);
  expect(session.account()?.id).toBe(sampleUser.id);
});

it("looks up the default list if the login response didn't include it", async () => {
  const { deliver, calls } = device({
    kept: JSON.stringify({ id: sampleUser.id, api_token: "bearer", defaultWatchlistId: 0 }),
  });
  await deliver({
    endpoint: "addWatchlistItem",
    input: { params: { userId: ME, watchlistId: MY_LIST }, body: { itemId: 7 } },
  });
  expect(calls).toMatchObject([
    ["getUser", {}],
    ["addWatchlistItem", { params: { userId: sampleUser.id, watchlistId: "99" } }],
  ]);
});

it("looks up the rating to delete only when sending, and does nothing if there is none", async () => {
  const { deliver, calls, queryClient } = device({ kept: sampleUserData });
  queryClient.setQueryData(ratingsQuery(sampleUser.id).queryKey, {
    userRatings: [],
    pagination: { totalCount: 0, limit: 999, offset: 0 },
  } as never); // older than the server
  await deliver({ endpoint: "deleteRating", input: { params: { ratingId: ratingOf(900) } } });
  await expect(
    deliver({ endpoint: "deleteRating", input: { params: { ratingId: ratingOf(901) } } }),
  ).resolves.toBeUndefined();
  expect(calls.filter((made) => Array.isArray(made) && made[0] === "deleteRating")).toMatchObject([
    ["deleteRating", { params: { ratingId: "rating900" } }],
  ]);
});

it("sends nothing on behalf of another account", async () => {
  const { deliver, calls } = device({ kept: sampleUserData });
  await expect(
    deliver({ endpoint: "rateTitle", input: { body: {} }, userId: "somebodyelse" }),
  ).rejects.toMatchObject({ status: 401 });
  expect(calls).toEqual([]);
});

it("fills in the id of a list that was created offline", async () => {
  const { deliver, store } = device({
    kept: sampleUserData,
    answers: { createWatchlist: async () => ({ id: 4711 }) },
  });
  const key = "k".repeat(32);
  const add: UnsentWrite = {
    key: "b",
    at: 2,
    userId: sampleUser.id,
    endpoint: "addWatchlistItem",
    input: { params: { userId: ME, watchlistId: madeBy(key) } },
    shown,
    waits: true,
  };
  store.put(add);
  await deliver({
    endpoint: "createWatchlist",
    input: { params: { userId: ME }, body: { name: "Rainy days" } },
  });
  expect(store.list().find((write) => write.key === "b")?.input.params).toEqual({
    userId: ME,
    watchlistId: "4711",
  });
});

it("immediately adds a saved rating to the ratings list", async () => {
  const { deliver, queryClient } = device({ kept: sampleUserData });
  const { queryKey } = ratingsQuery(sampleUser.id);
  const empty = { userRatings: [], pagination: { totalCount: 0, limit: 999, offset: 0 } };
  queryClient.setQueryData(queryKey, empty as never); // the progress isn't read
  await deliver({
    endpoint: "rateTitle",
    input: { body: { itemId: 5, rating: "LIKE", type: "FILM", userId: ME } },
  });
  expect(queryClient.getQueryData(queryKey)?.userRatings.map(({ itemId }) => itemId)).toEqual([5]);
});

it("stays pending until a new account's loaded ratings include it", async () => {
  let answer = (_ratings: unknown) => {};
  const early = new Promise((resolve) => (answer = resolve));
  let asked = 0;
  const mine: Answers = {
    listRatings: async () =>
      ((asked += 1) === 1 ? early : { userRatings: [{ itemId: 5, rating: "LIKE" }] }) as never,
  }; // all that is read
  const { deliver, queryClient } = device({ answers: mine });
  const query = ratingsQuery(sampleUser.id);
  const stop = new QueryObserver(queryClient, query).subscribe(() => {});
  await deliver({
    endpoint: "rateTitle",
    input: { body: { itemId: 5, rating: "LIKE", type: "FILM", userId: ME } },
  });
  answer({ userRatings: [] });
  await early;
  expect([
    asked,
    queryClient.getQueryData(query.queryKey)?.userRatings.map(({ itemId }) => itemId),
  ]).toEqual([2, [5]]);
  stop();
});
