import { APP_VERSION } from "@worthy/domain";
import { describe, expect, it } from "vitest";
import { createFaultInbox } from "./createFaultInbox.ts";
import { createFaultCollector } from "./createFaultCollector.ts";
import type { CountedFault, Fault } from "./Fault.ts";
import { faultFromLog } from "./faultFromLog.ts";
import { faultOfEvent } from "./faultOfEvent.ts";
import { fingerprintOf } from "./fingerprintOf.ts";
import { withoutSecrets } from "./withoutSecrets.ts";

const LOST: Fault = {
  source: "CLIENT",
  message: "lost",
  address: "/home/",
  status: 502,
  userId: "annannannann",
  release: APP_VERSION,
  detail: null,
};
const fault = (change: Partial<Fault> = {}): Fault => ({ ...LOST, ...change });

describe("a fault", () => {
  it("has the same fingerprint regardless of the user, page, number or name", () => {
    const one = fingerprintOf(
      fault({
        message: `title 10001 of "The Wire" is lost`,
        detail: "Error: x\n    at read (assets/page-a1b2c3d4.js:10:7)",
      }),
    );
    const other = fault({
      message: `title 7 of "Amélie" is lost`,
      userId: null,
      address: "/tv/x-1",
      detail: "Error: y\n    at read (assets/page-deadbeef.js:12:70)",
    });
    expect(fingerprintOf(other)).toBe(one);
  });

  it("has a different fingerprint if the wording, status, side or code location differs", () => {
    const changes: Partial<Fault>[] = [
      {},
      { message: "found" },
      { status: 500 },
      { source: "SERVER" },
      { detail: "Error\n    at read (a.ts:1)" },
      { detail: "Error\n    at write (a.ts:1)" },
    ];
    expect(new Set(changes.map((change) => fingerprintOf(fault(change)))).size).toBe(
      changes.length,
    );
  });

  it("contains no email address, token or query string", () => {
    const bearer = `annannannann${"aB3".repeat(14)}x`;
    const text = withoutSecrets(
      `GET /v1/x?token=abc&email=ann@example.org by <ann@example.org> with ${bearer} and ${"0123456789abcdef".repeat(4)} at features/faults/createFaultKeeper2.ts:10`,
      1000,
    );
    expect(text).toBe(
      "GET /v1/x?… by <[e-mail]> with [token] and [token] at features/faults/createFaultKeeper2.ts:10",
    );
    expect(
      withoutSecrets("/v1/users/annannannann/friends/bobbobbobbob/ and /friends/messages", 300),
    ).toBe("/v1/users/…/friends/…/ and /friends/messages");
    expect(withoutSecrets("POST /v1/api/invites/AbCdEfGhIjKlMnOpQrSt1234: lost", 300)).toBe(
      "POST /v1/api/invites/…: lost",
    );
    expect(withoutSecrets("x".repeat(500), 300)).toHaveLength(300);
  });

  it("from the log keeps its wording, cause, URL, status and user", () => {
    const error = new TypeError("x is not a function");
    expect(
      faultFromLog([
        { err: error, url: "/v1/users/…", status: 500, userId: "annannannann" },
        "request failed",
      ]),
    ).toEqual({
      source: "SERVER",
      message: "request failed: TypeError: x is not a function",
      address: "/v1/users/…",
      status: 500,
      userId: "annannannann",
      release: APP_VERSION,
      detail: error.stack,
    });
    expect(faultFromLog(["words alone"]).message).toBe("words alone");
    expect(faultFromLog([error]).message).toBe("TypeError: x is not a function");
    expect(faultFromLog([]).message).toBe("Unknown Error");
  });

  it("in a browser is recorded only for an exception or a failed server call", () => {
    const event = {
      name: "exception",
      params: { description: "lost", fatal: true, path: "/home/", version: APP_VERSION },
      userId: null,
    };
    expect(faultOfEvent(event)).toEqual({
      source: "CLIENT",
      message: "lost",
      address: "/home/",
      status: null,
      userId: null,
      release: APP_VERSION,
      detail: null,
    });
    expect(
      faultOfEvent({
        ...event,
        params: { ...event.params, place: "read (/assets/page-a1b2c3d4.js:10:7)", status: 503 },
      }),
    ).toMatchObject({
      status: 503,
      detail: "    at read (/assets/page-a1b2c3d4.js:10:7)",
    });
    expect(faultOfEvent({ ...event, name: "exception_recommendations", params: {} })).toMatchObject(
      { message: "exception_recommendations", address: null, status: null },
    );
    const failed = (status: number) =>
      faultOfEvent({
        name: "api_error",
        params: { url: "/v6/ratings", status, user_id: "" },
        userId: "annannannann",
      });
    expect(failed(502)).toEqual({
      source: "CLIENT",
      message: "api_error",
      address: "/v6/ratings",
      status: 502,
      userId: "annannannann",
      release: APP_VERSION,
      detail: null,
    });
    expect([failed(0), failed(401), failed(404), failed(499)]).toEqual([null, null, null, null]);
    for (const name of ["title_rated", "exceptional"])
      expect(faultOfEvent({ ...event, name })).toBeNull();
  });
});

interface Keeping {
  written: CountedFault[][];
  warned: string[];
  setNow(now: number): void;
}

function keeping(write?: () => Promise<void>) {
  let clock = 0;
  const told: Keeping = { written: [], warned: [], setNow: (now) => void (clock = now) };
  const collector = createFaultCollector({
    write: async (faults) => void (write ? await write() : told.written.push([...faults])),
    log: { warn: (_fields, words) => void told.warned.push(words) },
    now: () => clock,
  });
  return { collector, told };
}

describe("the fault collector", () => {
  it("counts identical faults, and writes each one once", async () => {
    const { collector, told } = keeping();
    for (const userId of ["annannannann", "bobbobbobbob", null]) collector.note(fault({ userId }));
    collector.note(fault({ message: "other" }));
    await collector.close();
    expect(
      told.written.map((faults) =>
        faults.map(({ message, count, userId }) => [message, count, userId]),
      ),
    ).toEqual([
      [
        ["lost", 3, null],
        ["other", 1, "annannannann"],
      ],
    ]);
  });

  it("accepts sixty different browser faults a minute, and reserves room for the server's", async () => {
    const { collector, told } = keeping();
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const words = Array.from(
      { length: 100 },
      (_, at) => `${letters[at % 26]}${letters[Math.floor(at / 26)]}`,
    );
    for (const message of [...words, words[0] ?? ""]) collector.note(fault({ message }));
    collector.note(fault({ source: "SERVER", message: "of the server" }));
    told.setNow(60_000);
    collector.note(fault({ message: "a minute later" }));
    await collector.close();
    const [faults = []] = told.written;
    expect(faults).toHaveLength(62);
    expect([faults[0]?.count, faults.at(-2)?.message, faults.at(-1)?.message]).toEqual([
      2,
      "of the server",
      "a minute later",
    ]);
  });

  it("logs a warning if it can't write, and keeps running", async () => {
    const { collector, told } = keeping(() => Promise.reject(new Error("away")));
    collector.note(fault());
    await collector.close();
    expect(told.warned).toEqual(["couldn't store faults"]);
  });

  it("collects up to fifty faults that occurred before it was created", () => {
    const inbox = createFaultInbox();
    for (let at = 0; at < 60; at++) inbox.put(fault({ status: at }));
    const heard: (number | null)[] = [];
    inbox.pass(({ status }) => void heard.push(status));
    inbox.put(fault({ status: 99 }));
    expect(heard).toEqual([...Array.from({ length: 50 }, (_, at) => at), 99]);
  });
});
