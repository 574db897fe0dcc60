import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

/**
 * Below the ports that systems give to whoever asks for any. One of those would be free now and taken again, by any connection on the
 * machine, before a program that is still starting listens on it.
 */
const FIRST_PORT = 12_000;
const PORTS_OF_A_WORKER = 100;
const WORKERS = 200;

const first = FIRST_PORT + ((process.pid + threadId * 31) % WORKERS) * PORTS_OF_A_WORKER;
let given = 0;

/** A free port on the loopback address that no other worker of the tests is given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_OF_A_WORKER; tries += 1) {
    const port = first + (given++ % PORTS_OF_A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of the ports from ${first} on is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
