import { ApiFailure } from "@worthy/contract/apiFailure";
import { describe, expect, it, vi } from "vitest";
import {
  createApi,
  RECOMMENDATION_RETRIES,
  RECOMMENDATION_WAIT_MS,
  type FailedCall,
} from "./createApi.ts";

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

const TITLE = Object.fromEntries(
  "id path name image genres providers franchiseTitles seasons cast crew"
    .split(" ")
    .map((property) => [property, property]),
);

function apiWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error || !answer) throw answer ?? new Error("no answer left");
    return answer;
  });
  const onUnauthenticated = vi.fn<(bearer: string) => void>();
  let bearer: string | null = "b1";
  const call = createApi({
    fetch,
    onUnauthenticated,
    origin: "this-very-tab",
    getBearer: () => bearer,
    retryDelays: [0, 0],
  });
  const sent = (index = 0) => ({
    url: String(fetch.mock.calls[index]?.[0]),
    init: fetch.mock.calls[index]?.[1],
    headers: new Headers(fetch.mock.calls[index]?.[1]?.headers),
  });
  return { call, fetch, onUnauthenticated, sent, signOut: () => (bearer = null) };
}

describe("createApi", () => {
  // shows: 7.every.3
  it("fills in the path, joins lists, identifies the client and sends the bearer token", async () => {
    const { call, sent } = apiWith(json({ results: [], total: 0 }));
    await call("listTitlesToRate", { query: { limit: 5, exclude: [1, 2], nodeType: undefined } });
    expect(sent().url).toBe("/v1/api/titles-to-rate?limit=5&exclude=1%2C2&xr-client=web");
    expect(sent().headers.get("authorization")).toBe("Bearer b1");
    expect(sent().headers.has("idempotency-key")).toBe(false);
    expect(sent().headers.has("worthy-origin")).toBe(false);
  });

  it("escapes hostile path parameters", async () => {
    const { call, sent } = apiWith(json(TITLE));
    await call("getNode", { params: { id: "../v1/users?x=#" } });
    expect(sent().url).toBe("/v4/nodes/..%2Fv1%2Fusers%3Fx%3D%23?xr-client=web");
  });

  it("sends a new idempotency key with every write and never retries on its own", async () => {
    const { call, fetch, sent } = apiWith(json({ message: "no" }, 503));
    await expect(
      call("deleteRating", { params: { ratingId: "abcdefghijkl" } }),
    ).rejects.toMatchObject({ status: 503 });
    expect(fetch).toHaveBeenCalledTimes(1);
    await call("deleteRating", { params: { ratingId: "abcdefghijkl" } }).catch(() => {});
    const keys = [0, 1].map((index) => sent(index).headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[0]).not.toBe(keys[1]);
    expect([0, 1].map((index) => sent(index).headers.get("worthy-origin"))).toEqual([
      "this-very-tab",
      "this-very-tab",
    ]);
  });

  it("sends small writes with keepalive so that they outlive the page", async () => {
    const { call, sent } = apiWith(json({}), json({}), json(TITLE));
    await call("deleteRating", { params: { ratingId: "abcdefghijkl" } });
    await call("sendTitle", {
      params: { userId: "abcdefghijkl" },
      body: { kind: "QUESTION", itemId: 12, friendIds: ["bbbbbbbbbbbb"], note: "x".repeat(9000) },
    });
    await call("getNode", { params: { id: "12" } });
    expect([0, 1, 2].map((index) => sent(index).init?.keepalive)).toEqual([true, false, false]);
  });

  it("retries a read after a temporary failure, then gives up with the last error", async () => {
    const passing = apiWith(new TypeError("offline"), json({}, 502), json(TITLE));
    await expect(passing.call("getNode", { params: { id: "12" } })).resolves.toEqual(TITLE);
    expect(passing.fetch).toHaveBeenCalledTimes(3);
    const lasting = apiWith(new TypeError("offline"));
    await expect(lasting.call("getNode", { params: { id: "12" } })).rejects.toEqual(
      new ApiFailure(0, "Server Error"),
    );
    expect(lasting.fetch).toHaveBeenCalledTimes(3);
  });

  it("doesn't retry a read that the server rejects", async () => {
    const { call, fetch } = apiWith(
      json({ message: "title not found", issues: [{ path: "id", message: "invalid id" }] }, 404),
    );
    await expect(call("getNode", { params: { id: "12" } })).rejects.toMatchObject({
      name: "ApiFailure",
      status: 404,
      message: "title not found",
      issues: [{ path: "id", message: "invalid id" }],
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("exposes the delay from the Retry-After header", async () => {
    const busy = (seconds: string) =>
      new Response(JSON.stringify({ message: "later" }), {
        status: 429,
        headers: { "retry-after": seconds },
      });
    await expect(apiWith(busy("90")).call("createUser")).rejects.toMatchObject({
      status: 429,
      retryAfter: 90,
    });
    await expect(
      apiWith(busy("Fri, 20 Nov 2026 12:00:00 GMT")).call("createUser"),
    ).rejects.toMatchObject({ retryAfter: null });
  });

  it("reports 'Server Error' when the response has no message", async () => {
    const { call } = apiWith(new Response("<h1>Bad</h1>", { status: 500 }));
    await expect(call("createUser")).rejects.toMatchObject({
      status: 500,
      message: "Server Error",
    });
  });

  it("reports a 401 only if the request included a bearer token", async () => {
    const { call, onUnauthenticated, signOut } = apiWith(json({ message: "who?" }, 401));
    await call("getUser", { params: { userId: "abcdefghijkl" }, query: {} }).catch(() => {});
    expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith("b1");
    signOut();
    await call("getUser", { params: { userId: "abcdefghijkl" }, query: {} }).catch(() => {});
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});

describe("a recommendation call", () => {
  /**
   * Requests picks from a gateway that answers 502 after `wait` milliseconds, `times` times, and
   * then succeeds.
   */
  async function ask(wait: number, times: number) {
    let now = 0;
    vi.spyOn(Date, "now").mockImplementation(() => now);
    const failed: FailedCall[] = [];
    let tries = 0;
    const answer = async () => {
      now += wait;
      tries += 1;
      return tries > times ? json({ recommendations: [] }) : json({}, 502);
    };
    const call = createApi({
      fetch: answer,
      getBearer: () => null,
      onUnauthenticated: () => {},
      onFailed: (each) => failed.push(each),
      retryDelays: [0, 0],
    });
    const outcome = await call("recommend", { body: {} }).then(
      () => "came",
      ({ status }: ApiFailure) => status,
    );
    vi.restoreAllMocks();
    return {
      outcome,
      tries,
      again: failed.map((each) => each.again),
      status: failed.map((each) => each.status),
    };
  }

  // shows: 8.recommendations.1, 9.app.1, 9.app.2
  it("retries a 502 up to 3 times if it took more than 15 s to arrive", async () => {
    expect([RECOMMENDATION_RETRIES, RECOMMENDATION_WAIT_MS]).toEqual([3, 15_000]);
    expect(await ask(15_001, 3)).toEqual({
      outcome: "came",
      tries: 4,
      again: [true, true, true],
      status: [502, 502, 502],
    });
    expect(await ask(15_001, 9)).toEqual({
      outcome: 502,
      tries: 4,
      again: [true, true, true, false],
      status: [502, 502, 502, 502],
    });
  });

  it("doesn't retry a fast 502 or any other failure", async () => {
    expect(await ask(15_000, 1)).toEqual({ outcome: 502, tries: 1, again: [false], status: [502] });
    for (const failure of [json({}, 503), new TypeError("offline")]) {
      const { call, fetch } = apiWith(failure);
      await call("recommend", { body: {} }).catch(() => {});
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });
});

it.each([
  ["the device's user", "abcdefghijkl", "abcdefghijkl"],
  ["the user in the path, before the device's account has loaded", null, "mnopqrstuvwx"],
])("records which user's call failed: %s", async (_whose, known, named) => {
  const failed: FailedCall[] = [];
  const call = createApi({
    fetch: async () => json({}, 401),
    getBearer: () => null,
    userId: () => known,
    onUnauthenticated: () => {},
    onFailed: (each) => failed.push(each),
  });
  const params = { userId: known ?? "mnopqrstuvwx" };
  await expect(call("getUser", { params })).rejects.toMatchObject({ status: 401 });
  expect(failed.map(({ userId }) => userId)).toEqual([named]);
});
