import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { drawn } from "./invented.ts";

/** How a double spoils an answer. */
export type Trick = "429" | "429-later" | "500" | "truncated" | "slow" | "reset" | "not-json";

const PASSING: readonly Trick[] = [
  "429",
  "429-later",
  "500",
  "truncated",
  "slow",
  "reset",
  "not-json",
];

export interface Misbehaviour {
  /** Share of addresses that fail at first, each in one of the ways, and then work. */
  passing: number;
  slowMs: number;
}

/** Spoils the first request to some addresses. */
export function createMisbehaviour({ passing, slowMs }: Misbehaviour) {
  const asked = new Map<string, number>();
  return {
    requests: () => [...asked.values()].reduce((sum, count) => sum + count, 0),
    /** @returns true where the answer has been given, badly. */
    spoil: async (
      address: string,
      response: ServerResponse,
      body: () => string,
    ): Promise<boolean> => {
      const times = (asked.get(address) ?? 0) + 1;
      asked.set(address, times);
      if (times > 1 || drawn("spoilt", address) >= passing) return false;
      return play(PASSING[Math.floor(drawn("trick", address) * PASSING.length)] ?? "500", {
        response,
        body,
        slowMs,
      });
    },
  };
}

interface Play {
  response: ServerResponse;
  body(): string;
  slowMs: number;
}

async function play(trick: Trick, { response, body, slowMs }: Play): Promise<boolean> {
  const json = { "content-type": "application/json" };
  switch (trick) {
    case "429":
      response.writeHead(429, { ...json, "retry-after": "0" }).end(
        JSON.stringify({
          status_code: 25,
          status_message: "Your request count is over the allowed limit.",
        }),
      );
      return true;
    case "429-later":
      response
        .writeHead(429, { ...json, "retry-after": new Date(Date.now() + 1_000).toUTCString() })
        .end();
      return true;
    case "500":
      response.writeHead(500, json).end(
        JSON.stringify({
          success: false,
          status_code: 11,
          status_message: "Internal error: Something went wrong, contact TMDb.",
        }),
      );
      return true;
    case "truncated": {
      const whole = body();
      response.writeHead(200, json).end(whole.slice(0, Math.floor(whole.length / 2)));
      return true;
    }
    case "not-json":
      response.writeHead(200, { "content-type": "text/html" }).end("<html>Bad gateway</html>");
      return true;
    case "reset":
      response.destroy();
      return true;
    default:
      await sleep(slowMs);
      return false;
  }
}
