import { afterEach, expect, it, vi } from "vitest";
import { EventBatchFailure, sendEvents } from "./sendEvents.ts";

afterEach(() => void vi.unstubAllGlobals());

const answering = (status: number, body: string) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

it("sends a batch with keepalive, and with the bearer token if there is one", async () => {
  const fetch = answering(200, '{"success":true,"accepted":1}');
  await sendEvents([{ name: "tap" }], "b");
  expect(fetch.mock.calls[0]).toEqual([
    "/api/event?xr-client=web",
    expect.objectContaining({
      method: "POST",
      keepalive: true,
      body: '{"events":[{"name":"tap"}]}',
      headers: { "content-type": "application/json", authorization: "Bearer b" },
    }),
  ]);
});

// shows: 8.messages.11
it.each([
  [200, "{}", false],
  [200, '{"success":false}', false],
  [200, "no json", false],
  [201, '{"success":true}', false],
  [503, '{"success":true}', false],
  [400, "{}", true],
])(
  "rejects unless the response is a 200 that reports success: %i %s",
  async (status, body, isFinal) => {
    answering(status, body);
    const failure = await sendEvents([], null).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EventBatchFailure);
    expect(failure).toMatchObject({ isFinal });
  },
);
