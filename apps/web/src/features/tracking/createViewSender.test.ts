import { APP_VERSION } from "@worthy/domain";
import { trackerEvent } from "@worthy/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { sampleUser } from "../../../test/answers/sampleAnswers.ts";
import { DEVICE_KEY } from "./consent.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";
import { type SendEvent, createViewSender } from "./createViewSender.ts";

const view: TrackedEvent = {
  id: "view-number-1",
  name: "page_view",
  params: { screen: "title", path: "/tv/x-1", tests: "searchPlaceholder:3" },
  occurredAt: "2026-05-04T10:20:30.125Z",
  sessionId: "visit-1",
};
const browser = {
  matchMedia: () => ({ matches: false }),
  innerWidth: 360,
  innerHeight: 780,
  navigator: { language: "de-DE" },
};
beforeEach(() => {
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

function viewSender(answer: () => ReturnType<SendEvent>) {
  const storage = memoryStorage();
  const sendEvent = vi.fn<SendEvent>(answer);
  const otherwise = vi.fn<(event: TrackedEvent) => void>();
  const user = () => ({
    ...sampleUser,
    roles: [{ name: "ROLE_USER" }],
    lifeCycle: "REGISTERED" as const,
  });
  const show = createViewSender({ sendEvent, storage, user, sessionCount: () => 4, otherwise });
  return { storage, sendEvent, otherwise, show };
}

// shows: 1.start.2, 7.tracking.3, 7.tracking.4, 7.tracking.5, 7.tracking.6, 9.app.4
it("sends a view over the socket with the required version and device", async () => {
  const { storage, sendEvent, otherwise, show } = viewSender(() => Promise.resolve(true));
  show(view);
  await vi.waitFor(() => expect(sendEvent).toHaveBeenCalledTimes(1));
  const sent = sendEvent.mock.calls[0]?.[0];
  expect(sent).toEqual({
    id: "view-number-1",
    source: "web",
    sessionId: "visit-1",
    data: {
      userId: sampleUser.id,
      screenName: "title",
      version: APP_VERSION,
      platform: "browser",
      deviceId: storage.read(DEVICE_KEY),
      pageInfo: { path: "/tv/x-1", width: 360, height: 780, language: "de-DE" },
    },
    identity: {
      roles: ["ROLE_USER"],
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      platform: "browser",
      tests: { searchPlaceholder: 3 },
      lifeCycle: "REGISTERED",
      sessionCount: 4,
    },
    occurredAt: view.occurredAt,
  });
  expect(trackerEvent.parse(sent)).toEqual(sent);
  show(view);
  expect(sendEvent.mock.lastCall?.[0].data.deviceId).toBe(sent?.data.deviceId);
  expect(otherwise).not.toHaveBeenCalled();
  const { tests: _, ...none } = view.params;
  show({ ...view, params: none });
  expect(sendEvent.mock.lastCall?.[0].identity.tests).toEqual({});
});

it.each([() => Promise.resolve(false), () => Promise.reject(new Error("no answer"))])(
  "adds the event to the next batch if the socket fails",
  async (answer) => {
    const { otherwise, show } = viewSender(answer);
    show(view);
    await vi.waitFor(() => expect(otherwise.mock.calls).toEqual([[view]]));
  },
);
