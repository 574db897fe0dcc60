import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startProbed, type ProbedProduct } from "./load/largeProduct.ts";
import { machineLoad, peakMegabytes, processTimes } from "./load/processTimes.ts";
import { untilIdle } from "./load/untilIdle.ts";
import { listen, newPerson, printTimes, rateRepeatedly, type Person } from "./realtime.ts";
import type { CrowdOrder, CrowdState } from "./load/socketCrowd.ts";

const SOCKETS = 5_000;
/** Every second socket belongs to a person with an account, each a different one. */
const PEOPLE = SOCKETS / 2;
const AT_ONCE = 8;
/** Long enough for heartbeats, and to release what was only needed once. */
const REST_MS = 30_000;
const RATINGS = 200;

/** Each from a different address, because accounts per address are limited. */
async function newPeople(origin: string): Promise<Person[]> {
  const people: Person[] = [];
  const numbers = Array.from({ length: PEOPLE }, (_, number) => number).values();
  const make = async () => {
    for (const number of numbers)
      people.push(await newPerson(origin, `10.5.${number >> 8}.${number & 255}`));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, make));
  return people;
}

async function stateOf(crowd: ChildProcess): Promise<CrowdState> {
  const answer = once(crowd, "message");
  crowd.send("how are you?");
  const [state] = (await answer) as [CrowdState]; // it sends nothing else
  return state;
}

const inMegabytes = (megabytes: number) => `${megabytes.toFixed(0)} MB`;

async function measure(product: ProbedProduct, crowd: ChildProcess): Promise<void> {
  const { origin, pid } = product;
  await untilIdle(pid);
  const people = await newPeople(origin);
  const without = (await product.probe()).megabytes;
  const bearers = people.flatMap(({ token }) => [token, null]);
  const [used, started] = [processTimes(pid).own, performance.now()];
  crowd.send({ origin, bearers } satisfies CrowdOrder);
  const [{ connected, ends }] = (await once(crowd, "message")) as [CrowdState]; // as above
  const seconds = (performance.now() - started) / 1000;
  const full = (await product.probe()).megabytes;
  const cost = processTimes(pid).own - used;
  console.log(
    `${connected} of ${bearers.length} sockets open after ${seconds.toFixed(1)} s, ${cost.toFixed(1)} s of the server's processor time ${ends.join(", ")}`,
  );
  const before = processTimes(pid).own;
  await sleep(REST_MS);
  const rest = await product.probe();
  console.log(
    `memory of the server (RSS): ${inMegabytes(without)} without, ${inMegabytes(full)} with all of them, ${inMegabytes(rest.megabytes)} after ${REST_MS / 1000} s`,
  );
  console.log(
    `in which they took ${(processTimes(pid).own - before).toFixed(1)} s of processor time`,
  );
  const person = await newPerson(origin, "10.5.255.1");
  const client = await listen(origin, person);
  printTimes(await rateRepeatedly(origin, person, { client, times: RATINGS }));
  client.disconnect();
  const { heard } = await stateOf(crowd);
  const { megabytes } = await product.probe();
  console.log(
    `then ${inMegabytes(megabytes)}, and at most, ever, ${inMegabytes(peakMegabytes(pid))}; the others heard ${heard} events that were not for them`,
  );
  console.log(`the machine's load was ${machineLoad()}`);
}

/** 5,000 open sockets on one server: their cost, and how soon one of them is notified. */
export async function benchSockets(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const crowd = fork(join(import.meta.dirname, "load/socketCrowd.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  try {
    const product = await startProbed(dataDir);
    await measure(product, crowd).finally(product.stop);
  } finally {
    crowd.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
