import { Agent, request } from "node:http";
import { parentPort } from "node:worker_threads";

const CONNECTIONS = 16;

interface Order {
  url: string;
  seconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { accept: "text/html" } }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answers ${response.statusCode}`)),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Requests one address over and over on several connections. @returns responses per second */
async function askAgain({ url, seconds }: Order): Promise<number> {
  const started = performance.now();
  let answers = 0;
  const work = async () => {
    while (performance.now() - started < seconds * 1000) {
      await ask(url);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return answers / ((performance.now() - started) / 1000);
}

parentPort?.on("message", async (order: Order) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await askAgain(order));
});
