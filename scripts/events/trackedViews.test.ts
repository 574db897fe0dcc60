import { APP_VERSION, type EventDeclarations } from "@worthy/domain";
import { expect, it } from "vitest";
import { rowOf } from "../../apps/server/src/features/tracking/takeTracked.ts";
import { viewEvents } from "../../apps/web/src/features/events/viewEvents.ts";

/** Parameters of a view that the catalogue does not declare, or declares with another type. */
function undeclared(params: Readonly<Record<string, unknown>>): string[] {
  const { page_view: view } = viewEvents satisfies EventDeclarations;
  const declared = new Map<string, { kind: string; values?: readonly string[] }>(
    Object.entries({ ...view.params, ...view.added }),
  );
  const fits = (value: unknown, { kind, values }: { kind: string; values?: readonly string[] }) =>
    values
      ? values.some((one) => one === value)
      : typeof value === { text: "string", number: "number", flag: "boolean" }[kind];
  return Object.entries(params)
    .filter(([key, value]) => {
      const parameter = declared.get(key);
      return !parameter || !fits(value, parameter);
    })
    .map(([key]) => key);
}

const NOW = Date.parse("2026-05-04T10:20:30.125Z");
const view = {
  id: "view-number-1",
  source: "web" as const,
  sessionId: "visit-1",
  data: {
    userId: null,
    screenName: "title",
    version: APP_VERSION,
    platform: "browser",
    deviceId: "device-1",
    pageInfo: { path: "/tv/x-1", width: 360, height: 800, language: "en" },
  },
  identity: {
    roles: ["ROLE_USER"],
    timezone: "Europe/Berlin",
    platform: "browser",
    tests: { searchPlaceholder: 3 },
    lifeCycle: "REGISTERED",
    sessionCount: 4,
  },
  occurredAt: new Date(NOW).toISOString(),
};

// shows: 7.tracking.6
it("the server stores exactly the declared parameters of a view sent over the socket", () => {
  const { name, params } = rowOf(view, null, NOW);
  expect([name, undeclared(params)]).toEqual(["page_view", []]);
  expect(Object.keys(params).toSorted()).toEqual(
    Object.keys({ ...viewEvents.page_view.params, ...viewEvents.page_view.added }).toSorted(),
  );
  const unknown = rowOf(
    {
      ...view,
      data: { ...view.data, deviceId: null },
      identity: { ...view.identity, lifeCycle: null },
    },
    null,
    NOW,
  );
  expect(undeclared(unknown.params)).toEqual([]);
});
