import { APP_VERSION } from "@worthy/domain";
import { trackerEvent } from "@worthy/contract";
import { expect, it } from "vitest";
import type { Handler } from "../../platform/http/handler.ts";
import { Refusal } from "../../platform/refusal.ts";
import { createEventAllowance } from "./createEventAllowance.ts";
import type { WriteResult } from "./createEventWriter.ts";
import { eventGuards } from "./eventGuards.ts";
import { trackingHandlers } from "./routes.ts";
import { takeTracked } from "./takeTracked.ts";

const NOW = Date.parse("2026-05-04T10:20:30.125Z");
const view = trackerEvent.parse({
  id: "view-number-1",
  source: "web",
  sessionId: "visit-1",
  data: {
    userId: null,
    screenName: "title",
    version: APP_VERSION,
    platform: "web",
    deviceId: null,
    pageInfo: { path: "/", width: 1, height: 1, language: "en" },
  },
  identity: {
    roles: [],
    timezone: "UTC",
    platform: "web",
    tests: {},
    lifeCycle: null,
    sessionCount: 0,
  },
  occurredAt: "2026-05-04T10:20:30.125Z",
});

async function batchWhere(written: WriteResult) {
  const heard: string[] = [];
  const { recordEvents } = trackingHandlers({
    write: async () => written,
    declared: (event) => event,
    heard: ({ name }) => void heard.push(name),
  });
  const call = recordEvents as unknown as Handler; // its own endpoint's parts, as far as they are read
  const body = { events: [{ name: "tap", params: {} }] };
  const answer = await call(
    { params: undefined, query: undefined, body } as never,
    { owner: null, client: "web", now: NOW, idempotencyKey: null } as never,
  );
  return { answer, heard };
}

it("refuses a batch that doesn't fit and says when to retry, and passes on only stored events", async () => {
  const { answer, heard } = await batchWhere("full");
  expect(answer).toBeInstanceOf(Refusal);
  expect(answer).toMatchObject({ status: 503, retryAfter: 5 });
  expect(heard).toEqual([]);
  expect(await batchWhere("kept")).toEqual({
    answer: { success: true, accepted: 1 },
    heard: ["tap"],
  });
});

it.each([
  ["kept", { success: true }],
  ["full", { success: false, message: "Too much is waiting to be saved.", retryAfter: 5 }],
  ["gone", { success: false, message: "This account no longer exists." }],
] as const)("responds to the socket if its view event is %s", async (written, answer) => {
  const allowance = createEventAllowance();
  expect(
    await takeTracked({ write: async () => written, allowance, now: () => NOW })(view, {
      userId: null,
      network: "192.0.2.1",
    }),
  ).toEqual(answer);
});

it("accepts events from a network up to its hourly limit, counting batches and sockets together", async () => {
  const allowance = createEventAllowance(1, 3);
  const take = takeTracked({ write: async () => "kept", allowance, now: () => NOW });
  const batch = (events: number, address: string) =>
    eventGuards(allowance).recordEvents?.(
      {
        body: { events: Array.from({ length: events }, () => ({ name: "tap", params: {} })) },
      } as never,
      { caller: null, device: { address, label: "", host: "" } },
      NOW,
    );
  expect(await batch(2, "192.0.2.1")).toBeNull();
  expect(await batch(2, "192.0.2.1")).toMatchObject({ status: 429, retryAfter: 3600 });
  expect(await take(view, { userId: null, network: "192.0.2.1" })).toEqual({ success: true });
  expect(await take(view, { userId: null, network: "192.0.2.1" })).toEqual({
    success: false,
    message: expect.any(String),
    retryAfter: 3600,
  });
  expect(await batch(3, "192.0.2.2")).toBeNull();
});
