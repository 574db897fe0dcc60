// A process of its own, so that what it costs is not the server's: sends batches of events at a steady pace, whatever the answers do, and prints what became of them.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface LoadOrder {
  origin: string;
  seconds: number;
  batchesASecond: number;
  eventsABatch: number;
  /** Those who send; null is somebody without an account. */
  bearers: (string | null)[];
}

export interface LoadResult {
  acknowledged: number;
  /** Beginnings of the ids of the events that were acknowledged, a batch each. */
  taken: string[];
  /** Answered with anything but success, or not at all. */
  turnedAway: number;
  /** Milliseconds from when a batch was due to its answer. */
  times: number[];
  seconds: number;
  processorSeconds: number;
}

/** More may not be under way: then the server is slower than what comes, and the times say so. */
const MOST_UNDER_WAY = 400;
const DIGITS = 8;
/** Another load has other events. */
const RUN = randomUUID().slice(0, 8);
const digitsOf = (number: number): string => String(number).padStart(DIGITS, "0");

interface Sender {
  headers: Record<string, string>;
  /** A batch but for the number in its ids. */
  body: Buffer;
  /** Where the number stands. */
  places: number[];
}

function senderOf({ eventsABatch, origin }: LoadOrder, bearer: string | null, number: number): Sender {
  const occurredAt = new Date().toISOString();
  const kinds = [
    { name: "title_rated", params: { title_id: 10_001 + (number % 500), rating: "LIKE", rated_location: "IN_APP" } },
    { name: "page_view", params: { screen: "title", path: `/tv/some-title-${10_001 + (number % 500)}` } },
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
    // Each address may ask so often a minute: the load comes from as many people as it stands for.
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

/** Whether the server says that it has the batch. */
function send(origin: string, agent: Agent, { headers }: Sender, body: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(`${origin}/api/event`, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve(response.statusCode === 200 && text.startsWith('{"success":true')));
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
  const result: LoadResult = { acknowledged: 0, taken: [], turnedAway: 0, times: [], seconds: 0, processorSeconds: 0 };
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
  return { ...result, seconds: (performance.now() - begun) / 1000, processorSeconds: (used.user + used.system) / 1e6 };
}

process.once("message", (order) => void pour(order as LoadOrder).then((result) => process.send?.(result, () => process.disconnect?.()))); // the bench sends nothing else
