import { expect, it } from "vitest";
import { ACTION_TYPES, CTA_STATES, parseAction } from "./actions.ts";

// shows: 5.names.5
it.each(CTA_STATES)("accepts the CTA action %s", (state) => {
  expect(parseAction({ type: "CTA", name: "See films", state })).toEqual({
    type: "CTA",
    name: "See films",
    state,
  });
});

// shows: 5.names.5
it("a CTA action is either converted, tapped, viewed or closed", () => {
  expect(CTA_STATES).toEqual(["converted", "tapped", "viewed", "closed"]);
  for (const state of ["opened", "", null, undefined])
    expect(parseAction({ type: "CTA", name: "See films", state })).toEqual({
      problem: "an action is converted, tapped, viewed, closed",
    });
});

// shows: 5.names.1, 5.names.2, 5.names.3
it.each([
  ["MODAL", "a modal has a name"],
  ["COACHMARK", "a coachmark has a name"],
  ["CTA", "an action has a name"],
] as const)("a %s needs a name", (type, problem) => {
  for (const name of ["", "  ", null, 7])
    expect(parseAction({ type, name, state: "viewed" })).toEqual({ problem });
  expect(parseAction({ type, name: "Share 2", state: "viewed" })).toEqual({
    type,
    name: "Share 2",
    state: "viewed",
  });
});

// shows: 5.names.4
it.each(["cta", "SWIPE", "", null, 1])(
  "any other type returns 'unknown action type': %s",
  (type) => {
    expect(ACTION_TYPES).not.toContain(type);
    expect(parseAction({ type, name: "Share 2", state: "viewed" })).toEqual({
      problem: "unknown action type",
    });
  },
);
