import { Agent, request } from "node:http";
import { parentPort } from "node:worker_threads";

/** What to request, over and over. Where there are several bodies, or people's headers, they take turns. */
export interface Order {
  url: string;
  seconds: number;
  method?: "GET" | "POST";
  people?: readonly Record<string, string>[];
  bodies?: readonly string[];
  connections?: number;
  /** Being told to come back later (503) is an answer too. */
  mayRefuse?: true;
}

/** What came of it: responses per second, bytes of the last one, and milliseconds to an answer at the 99th percentile. */
export interface Asked {
  perSecond: number;
  bytes: number;
  p99: number;
  /** Share of the answers that were refusals. */
  refused: number;
}

const agent = new Agent({ keepAlive: true });

function ask(
  { url, method = "GET", mayRefuse }: Order,
  headers: Record<string, string> | undefined,
  body: string | undefined,
): Promise<number | "refused"> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method,
        headers: {
          accept: "text/html",
          ...headers,
          ...(body !== undefined && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => (bytes += chunk.length));
        response.on("end", () =>
          response.statusCode === 200 || (mayRefuse && response.statusCode === 503)
            ? resolve(response.statusCode === 200 ? bytes : "refused")
            : reject(new Error(`${url} answers ${response.statusCode}`)),
        );
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });
}

async function askMany(order: Order): Promise<Asked> {
  const { seconds, people = [], bodies = [], connections = 16 } = order;
  const started = performance.now();
  const took: number[] = [];
  let bytes = 0;
  let asked = 0;
  let refused = 0;
  const work = async () => {
    while (performance.now() - started < seconds * 1000) {
      const sent = performance.now();
      const turn = asked++;
      const answer = await ask(order, people[turn % people.length], bodies[turn % bodies.length]);
      if (answer === "refused") refused += 1;
      else bytes = answer;
      took.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return {
    perSecond: took.length / ((performance.now() - started) / 1000),
    bytes,
    refused: refused / Math.max(1, took.length),
    p99: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? NaN,
  };
}

parentPort?.on("message", async (order: Order) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await askMany(order));
});
