// A separate process, so that its cost isn't the server's: sends batches of events at a steady
// pace, whatever the responses, and prints the results.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface LoadOrder {
  origin: string;
  seconds: number;
  batchesASecond: number;
  eventsABatch: number;
  /** The senders; null for somebody without an account. */
  bearers: (string | null)[];
}

export interface LoadResult {
  acknowledged: number;
  /** Id prefixes of acknowledged events, one per batch. */
  taken: string[];
  /** Failed, or without a response. */
  turnedAway: number;
  /** Milliseconds from when a batch was due to its response. */
  times: number[];
  seconds: number;
  processorSeconds: number;
}

/**
 * Maximum number of batches in flight. Beyond it the server is too slow, which shows in the times.
 */
const MOST_UNDER_WAY = 400;
const DIGITS = 8;
/** Makes the ids of this run unique. */
const RUN = randomUUID().slice(0, 8);
const digitsOf = (number: number): string => String(number).padStart(DIGITS, "0");

interface Sender {
  headers: Record<string, string>;
  /** A batch without the number in its ids. */
  body: Buffer;
  /** Positions for the number. */
  places: number[];
}

function senderOf(
  { eventsABatch, origin }: LoadOrder,
  bearer: string | null,
  number: number,
): Sender {
  const occurredAt = new Date().toISOString();
  const kinds = [
    {
      name: "title_rated",
      params: { title_id: 10_001 + (number % 500), rating: "LIKE", rated_location: "IN_APP" },
    },
    {
      name: "page_view",
      params: { screen: "title", path: `/tv/some-title-${10_001 + (number % 500)}` },
    },
    { name: "popup_view", params: { popup: "why", title_id: 10_001 } },
  ];
  const events = Array.from({ length: eventsABatch }, (_, at) => ({
    id: `${RUN}-${"#".repeat(DIGITS)}-${at}`,
    ...kinds[at % kinds.length],
    occurredAt,
    sessionId: `session-${number}`,
  }));
  const text = JSON.stringify({ events });
  const places = [...text.matchAll(/#+/g)].map(({ index }) => index);
  const headers = {
    host: new URL(origin).host,
    "content-type": "application/json",
    "content-length": String(text.length),
    // Requests per address and minute are limited, so the load comes from as many addresses as it
    // simulates people.
    "x-forwarded-for": `10.8.${number >> 8}.${number & 255}`,
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
  };
  return { headers, body: Buffer.from(text), places };
}

function bodyOf({ body, places }: Sender, number: number): Buffer {
  const copy = Buffer.from(body);
  for (const place of places) copy.write(digitsOf(number), place, "latin1");
  return copy;
}

/** Whether the server acknowledges the batch. */
function send(origin: string, agent: Agent, { headers }: Sender, body: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(`${origin}/api/event`, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve(response.statusCode === 200 && text.startsWith('{"success":true')),
      );
      response.on("error", () => resolve(false));
    });
    call.on("error", () => resolve(false));
    call.end(body);
  });
}

async function pour(order: LoadOrder): Promise<LoadResult> {
  const { origin, seconds, batchesASecond, eventsABatch } = order;
  const senders = order.bearers.map((bearer, number) => senderOf(order, bearer, number));
  const agent = new Agent({ keepAlive: true });
  const result: LoadResult = {
    acknowledged: 0,
    taken: [],
    turnedAway: 0,
    times: [],
    seconds: 0,
    processorSeconds: 0,
  };
  const underWay = new Set<Promise<void>>();
  const { user, system } = process.cpuUsage();
  const begun = performance.now();
  const sendOne = async (sender: Sender, number: number, due: number) => {
    const isTaken = await send(origin, agent, sender, bodyOf(sender, number));
    result.times.push(performance.now() - due);
    if (isTaken) result.taken.push(`${RUN}-${digitsOf(number)}-`);
    result[isTaken ? "acknowledged" : "turnedAway"] += eventsABatch;
  };
  for (let number = 0; number < seconds * batchesASecond; number++) {
    const sender = senders[number % senders.length];
    if (!sender) break;
    const due = begun + (number * 1000) / batchesASecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    while (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
    const sending = sendOne(sender, number, due).finally(() => underWay.delete(sending));
    underWay.add(sending);
  }
  await Promise.all(underWay);
  agent.destroy();
  const used = process.cpuUsage({ user, system });
  return {
    ...result,
    seconds: (performance.now() - begun) / 1000,
    processorSeconds: (used.user + used.system) / 1e6,
  };
}

process.once(
  "message",
  (order) =>
    void pour(order as LoadOrder).then((result) =>
      process.send?.(result, () => process.disconnect?.()),
    ),
); // the benchmark sends nothing else
