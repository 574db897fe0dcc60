import { ApiFailure } from "@worthy/contract/apiFailure";
import { CancelledError } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { EventBatchFailure } from "../tracking/sendEvents.ts";
import { createTrackBuffer } from "./createTrackBuffer.ts";

/** Whether a fault with this cause is passed on. */
function isPassedOn(cause: unknown): boolean {
  const { track, pass } = createTrackBuffer();
  track("exception", { description: "it failed", fatal: false }, cause);
  const passed: unknown[] = [];
  pass((fired) => passed.push(fired));
  return passed.length > 0;
}

it.each([
  ["an expired bearer token", new ApiFailure(401, "signed out")],
  ["a 'not yet' response", new ApiFailure(417, "not yet")],
  ["an event batch with an expired bearer token", new EventBatchFailure(401)],
  ["an aborted read", new DOMException("aborted", "AbortError")],
  ["a cancelled query", new CancelledError()],
])("drops a fault caused by %s", (_what, cause) => {
  expect(isPassedOn(cause)).toBe(false);
});

it.each([
  undefined,
  "words",
  new Error("lost"),
  new ApiFailure(500, "Server Error"),
  new EventBatchFailure(503),
  new DOMException("too slow", "TimeoutError"),
])("forwards every other fault: %s", (cause) => {
  expect(isPassedOn(cause)).toBe(true);
});
