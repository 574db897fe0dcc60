import { APP_VERSION } from "@worthy/domain";
import { describe, expect, it } from "vitest";
import type { CountedFault } from "../Fault.ts";
import { createSentrySender } from "./createSentrySender.ts";
import { parseDsn } from "./parseDsn.ts";
import { sentryEnvelope } from "./sentryEnvelope.ts";

const FAULT: CountedFault = {
  fingerprint: "f".repeat(64),
  count: 3,
  source: "SERVER",
  message: "request failed: TypeError: x is not a function",
  address: "/v6/ratings",
  status: 500,
  userId: "annannannann",
  release: APP_VERSION,
  detail: "TypeError: x\n    at rate (a.ts:1)",
};

describe("a DSN", () => {
  it("is converted into the URL for envelopes, even if it has a path", () => {
    expect(parseDsn("https://abc123@errors.example/7")).toEqual({
      endpoint: "https://errors.example/api/7/envelope/",
      publicKey: "abc123",
    });
    expect(parseDsn("http://k@127.0.0.1:9000/sentry/42")?.endpoint).toBe(
      "http://127.0.0.1:9000/sentry/api/42/envelope/",
    );
  });
  it.each([
    "",
    "nonsense",
    "https://errors.example/7",
    "https://k@errors.example/",
    "https://k@errors.example/x",
    "ftp://k@errors.example/7",
  ])("can't be %j", (text) => {
    expect(parseDsn(text)).toBeNull();
  });
});

it("an envelope consists of a header, an item header with the length in bytes, and the event", () => {
  const lines = sentryEnvelope({
    fault: { ...FAULT, message: "request failed: TypeError: Amélie" },
    eventId: "a".repeat(32),
    at: new Date(1_700_000_000_500),
  }).split("\n");
  expect(lines).toHaveLength(4);
  const [head, item, payload = ""] = lines;
  expect(JSON.parse(head ?? "")).toEqual({
    event_id: "a".repeat(32),
    sent_at: "2023-11-14T22:13:20.500Z",
  });
  expect(JSON.parse(item ?? "")).toEqual({
    type: "event",
    content_type: "application/json",
    length: Buffer.byteLength(payload),
  });
  expect(JSON.parse(payload)).toMatchObject({
    event_id: "a".repeat(32),
    timestamp: 1_700_000_000.5,
    platform: "node",
    release: `worthy@${APP_VERSION}`,
    fingerprint: ["f".repeat(64)],
    exception: { values: [{ type: "TypeError", value: "Amélie" }] },
    tags: { source: "server", status: "500" },
    user: { id: "annannannann" },
    request: { url: "/v6/ratings" },
    extra: { count: 3 },
  });
});

/** A sender whose reporter gives these responses in turn; null is a broken connection. */
function sending(answers: (Response | null)[]) {
  const posted: { url: string; headers: Record<string, string> }[] = [];
  const warned: string[] = [];
  const over = Promise.withResolvers<void>();
  const fetchDouble = async (
    url: string | URL | Request,
    init?: RequestInit,
  ): Promise<Response> => {
    posted.push({ url: String(url), headers: init?.headers as Record<string, string> }); // as passed by the sender
    const answer = answers.shift();
    if (answers.length === 0) over.resolve();
    if (!answer) throw new TypeError("fetch failed");
    return answer;
  };
  const dsn = parseDsn("https://abc@errors.example/7");
  if (!dsn) throw new Error("no DSN");
  const sender = createSentrySender({
    dsn,
    log: { warn: (_fields, words) => (warned.push(words), over.resolve()) },
    now: () => 0,
    fetch: fetchDouble,
    delays: [0, 0],
  });
  return { sender, posted, warned, over: over.promise };
}

const ok = () => new Response(null, { status: 200 });

describe("sending to an error reporter", () => {
  it("posts to the DSN's URL with its key, at most once a minute for the same fault", async () => {
    const { sender, posted, over } = sending([ok(), ok()]);
    for (const fingerprint of ["1", "1", "2"]) sender.send({ ...FAULT, fingerprint });
    await over;
    await sender.close();
    expect(posted).toHaveLength(2);
    expect(posted[0]?.url).toBe("https://errors.example/api/7/envelope/");
    expect(posted[0]?.headers["x-sentry-auth"]).toBe(
      "Sentry sentry_version=7, sentry_client=worthy/1, sentry_key=abc",
    );
  });

  it("retries failed deliveries, and gives up with a warning", async () => {
    const through = sending([null, new Response(null, { status: 503 }), ok()]);
    through.sender.send(FAULT);
    await through.over;
    await through.sender.close();
    expect([through.posted.length, through.warned]).toEqual([3, []]);
    const lost = sending([null, null, null, ok()]);
    lost.sender.send(FAULT);
    await lost.over;
    await lost.sender.close();
    expect([lost.posted.length, lost.warned]).toEqual([
      3,
      ["couldn't send an error to SENTRY_DSN"],
    ]);
  });

  it("doesn't retry deliveries that were rejected", async () => {
    const { sender, posted, over } = sending([new Response(null, { status: 403 })]);
    sender.send(FAULT);
    await over;
    await sender.close();
    expect(posted).toHaveLength(1);
  });
});
