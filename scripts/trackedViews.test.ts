import { parseEvent } from "@worthy/domain";
import { expect, it } from "vitest";
import { rowOf } from "../apps/server/src/features/tracking/takeTracked.ts";
import { viewEvents } from "../apps/web/src/features/tracking/viewEvents.ts";

const NOW = Date.parse("2026-05-04T10:20:30.125Z");
const view = {
  id: "view-number-1",
  source: "web" as const,
  sessionId: "visit-1",
  data: { userId: null, screenName: "title", version: "6.38.0", platform: "browser", deviceId: "device-1", pageInfo: { path: "/tv/x-1", width: 360, height: 800, language: "en" } },
  identity: { roles: ["ROLE_USER"], timezone: "Europe/Berlin", platform: "browser", tests: { searchPlaceholder: 3 }, lifeCycle: "REGISTERED", sessionCount: 4 },
  occurredAt: new Date(NOW).toISOString(),
};

it("what the server keeps of a view told over the socket is what the catalogue declares of it, and all of that", () => {
  const { name, params } = rowOf(view, null, NOW);
  expect(parseEvent(viewEvents, name, params)).toEqual(params);
  expect(Object.keys(params).toSorted()).toEqual(Object.keys({ ...viewEvents.page_view.params, ...viewEvents.page_view.added }).toSorted());
  const unknown = rowOf({ ...view, data: { ...view.data, deviceId: null }, identity: { ...view.identity, lifeCycle: null } }, null, NOW);
  expect(parseEvent(viewEvents, unknown.name, unknown.params)).toEqual(unknown.params);
});
