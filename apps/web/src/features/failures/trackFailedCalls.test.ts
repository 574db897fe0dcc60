import { expect, it } from "vitest";
import type { FailedCall } from "../../api/createApi.ts";
import type { Track } from "../events/Track.ts";
import { trackFailedCalls } from "./trackFailedCalls.ts";

function noted(failed: Partial<FailedCall>): unknown[] {
  const tracked: unknown[] = [];
  const track: Track = (name, params) => void tracked.push([name, params]);
  trackFailedCalls(track)({
    path: "/v4/nodes/{id}",
    params: { id: 12 },
    userId: "abcdefghijkl",
    status: 500,
    message: "Server Error",
    again: false,
    ...failed,
  });
  return tracked;
}

// shows: 8.global.11
it("records the URL, status and user id of a failed call", () => {
  expect(noted({})).toEqual([
    [
      "api_error",
      { url: "/v4/nodes/12", status: 500, message: "Server Error", user_id: "abcdefghijkl" },
    ],
  ]);
  expect(noted({ status: 503, userId: null })).toEqual([
    ["api_error", { url: "/v4/nodes/12", status: 503, message: "Server Error", user_id: "" }],
  ]);
});

it("omits secrets and ids from the URL", () => {
  const [[, params]] = noted({
    path: "/v1/users/{userId}/friends/invites/{reference}",
    params: { userId: "abcdefghijkl", reference: "s3cret" },
  }) as [[string, { url: string }]]; // one was recorded
  expect(params.url).toBe("/v1/users/{userId}/friends/invites/{reference}");
  const [[, acknowledged]] = noted({
    path: "/v1/users/{userId}/watchlists/invites/acknowledge/{id}",
    params: { userId: "abcdefghijkl", id: "AbCdEfGhIjKlMnOpQrSt1234" },
  }) as [[string, { url: string }]]; // one was recorded
  expect(acknowledged.url).toBe("/v1/users/{userId}/watchlists/invites/acknowledge/{id}");
});

it.each([0, 404])("ignores status %i because it isn't the API's fault", (status) => {
  expect(noted({ status })).toEqual([]);
});

it.each([401, 417])("ignores an expected %i status, even for recommendations", (status) => {
  for (const path of ["/v1/users/{userId}", "/v6/recommendations"])
    expect(noted({ path, params: {}, status })).toEqual([]);
});

// shows: 8.recommendations.2, 8.recommendations.3
it("records recommendations_retry if a retry follows, otherwise exception_recommendations", () => {
  const names = (failed: Partial<FailedCall>) =>
    noted({ path: "/v6/recommendations", params: {}, ...failed }).map(
      (event) => (event as [string])[0],
    );
  expect(names({ status: 502, again: true })).toEqual(["api_error", "recommendations_retry"]);
  expect(names({ status: 502 })).toEqual(["api_error", "exception_recommendations"]);
  expect(names({ status: 500 })).toEqual(["api_error", "exception_recommendations"]);
  expect(names({ status: 0 })).toEqual(["exception_recommendations"]);
});
