import { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { APP_VERSION, RED_HERRING_ID, type Variants } from "@worthy/domain";
import { expect, it } from "vitest";
import { failureEvents } from "../events/failureEvents.ts";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { addedParams } from "./addedParams.ts";
import { knownHaterFlags } from "./knownHaterFlags.ts";

const ID = "abcdefghijkl";
const ORIGIN = "https://worthy.example";
const rated = (itemId: number, rating: string) => ({ itemId, rating, ratedLocation: "ONBOARDING" });
const clientWith = (userRatings: unknown[]) => {
  const client = new QueryClient();
  client.setQueryData(ratingsQuery(ID).queryKey, { userRatings } as never); // the part of a response that is read
  return client;
};

// shows: 9.ratings.4, 9.ratings.5
it("computes hater flags from the loaded ratings, without the red herring", () => {
  const disliked = [1, 2, 3, 4].map((itemId) => rated(itemId, "DISLIKE"));
  expect(knownHaterFlags(clientWith([...disliked, rated(5, "LIKE")]), ID)).toEqual({
    hater_overall: true,
    hater_onboarding: true,
  });
  expect(
    knownHaterFlags(
      clientWith([
        rated(1, "DISLIKE"),
        rated(2, "DISLIKE"),
        rated(3, "LIKE"),
        rated(RED_HERRING_ID, "DISLIKE"),
      ]),
      ID,
    ),
  ).toEqual({
    hater_overall: false,
    hater_onboarding: false,
  });
});

it("omits hater flags if the ratings aren't loaded", () => {
  expect(knownHaterFlags(new QueryClient(), ID)).toEqual({});
  expect(knownHaterFlags(clientWith([rated(1, "DISLIKE")]), undefined)).toEqual({});
});

it("adds the page and version to faults, hater flags to ratings and nothing to other events", () => {
  const queryClient = clientWith([rated(1, "LIKE")]);
  const added = addedParams({
    queryClient,
    userId: () => ID,
    path: () => "/tv/x-1",
    origin: ORIGIN,
    tests: () => ({ searchPlaceholder: 3 }),
  });
  const fault = {
    description: "lost",
    fatal: false,
    ...added("exception", new ApiFailure(502, "busy")),
  };
  expect(fault).toMatchObject({
    path: "/tv/x-1",
    version: APP_VERSION,
    status: 502,
    place: expect.any(String),
  });
  const declared = { ...failureEvents.exception.params, ...failureEvents.exception.added };
  const kinds = { string: "text", number: "number", boolean: "flag" };
  expect(
    Object.entries(fault).filter(
      ([key, value]) =>
        new Map(Object.entries(declared)).get(key)?.kind !==
        new Map(Object.entries(kinds)).get(typeof value),
    ),
  ).toEqual([]);
  expect([added("title_rated"), added("popup_view")]).toEqual([
    { hater_overall: false, hater_onboarding: false },
    {},
  ]);
});

it("adds the current variants, if any, to a view", () => {
  let tests: Variants = {};
  const added = addedParams({
    queryClient: new QueryClient(),
    userId: () => ID,
    path: () => "/",
    origin: ORIGIN,
    tests: () => tests,
  });
  expect(added("page_view")).toEqual({});
  tests = { searchPlaceholder: 0 };
  expect(added("page_view")).toEqual({ tests: "searchPlaceholder:0" });
});
