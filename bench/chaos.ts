import { readBundle } from "@worthy/catalogue";
import type { EndpointId } from "@worthy/contract";
import { seededRandom } from "@worthy/recommender/synthetic";
import { loadBundle } from "../apps/server/src/features/catalogue/loadBundle.ts";
import { startTestDatabase } from "../apps/server/src/platform/database/testDatabase.ts";
import { hostileCall } from "../apps/server/src/testing/hostileCall.ts";
import { giveHostile } from "../apps/server/src/testing/hostileRequest.ts";
import { killRound, startKillRun, type KillRound } from "../apps/server/src/testing/killRun.ts";
import {
  askAsMembers,
  askAsOthers,
  givePeople,
  type PolicyAnswer,
} from "../apps/server/src/testing/policy/askAsEverybody.ts";
import { POLICY_TABLE } from "../apps/server/src/testing/policy/policyTable.ts";
import { listenForRawCalls, type RawRequest } from "../apps/server/src/testing/rawCall.ts";
import { startTestServer, type TestServer } from "../apps/server/src/testing/testServer.ts";

const FUZZED = 20_000;
const KILLS = 15;
const AT_ONCE = 16;
const SEED = 17;
/** A request that takes longer than this counts as not answered. */
const PATIENCE_MS = 30_000;
const SHOWN = 5;

/** The number after an option, or what stands for it. */
function optionOr(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

const classOf = (status: number) =>
  status === 429 || status === 503 ? String(status) : `${Math.floor(status / 100)}xx`;

/** Random requests, most of them wrong: how they are answered, and whether the server still stands. */
async function fuzz(server: TestServer, count: number): Promise<void> {
  const send = await listenForRawCalls(server.app);
  const answered: Record<string, number> = {};
  const bad: string[] = [];
  let left = count;
  const note = (kind: string, { method, path }: RawRequest, what: string) => {
    answered[kind] = (answered[kind] ?? 0) + 1;
    if (kind === "5xx" || kind === "no answer")
      bad.push(`${method} ${path.slice(0, 120)}: ${what.slice(0, 200)}`);
  };
  const work = async (_: unknown, worker: number) => {
    const random = seededRandom(SEED + worker);
    let given = await giveHostile(server);
    while (left-- > 0) {
      const { call, ends } = hostileCall(random, given);
      const silence = AbortSignal.timeout(PATIENCE_MS);
      const silent = new Promise<never>((_, reject) =>
        silence.addEventListener("abort", () => reject(silence.reason)),
      );
      await Promise.race([send(call), silent]).then(
        ({ status, body }) => note(classOf(status), call, JSON.stringify(body)),
        (error: unknown) => note("no answer", call, String(error)),
      );
      if (ends) given = await giveHostile(server);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const health = await server.call("GET", "/healthz");
  console.log(`\nThe fuzzer: ${count} requests, seed ${SEED}, ${AT_ONCE} at once`);
  console.table({ ...answered, "errors logged": server.errors().length });
  for (const line of [...bad, ...server.errors()].slice(0, SHOWN)) console.log(`  ${line}`);
  console.log(`afterwards /healthz answers ${health.status}`);
}

/** Every endpoint, asked as everybody. */
async function askMatrix(server: TestServer): Promise<void> {
  const people = await givePeople(server);
  const answers: (PolicyAnswer & { id: EndpointId })[] = [];
  // In the table's order: what ends the owner's account comes last.
  for (const id of Object.keys(POLICY_TABLE) as EndpointId[]) {
    const asked = { server, people, id };
    for (const answer of [...(await askAsOthers(asked)), ...(await askAsMembers(asked))])
      answers.push({ ...answer, id });
  }
  const wrong = answers.filter(({ status, wanted }) => status !== wanted);
  const roles = new Set(answers.map(({ who }) => who)).size;
  console.log(
    `\nThe role matrix: ${Object.keys(POLICY_TABLE).length} endpoints, ${roles} roles, ${answers.length} requests, ${wrong.length} answered otherwise than the table says`,
  );
  for (const { id, who, status, wanted } of wrong.slice(0, SHOWN))
    console.log(`  ${id} answers ${status} to ${who}, not ${wanted}`);
}

/** Kills a server with its database in the midst of writes, again and again. */
async function killOften(count: number): Promise<void> {
  const run = await startKillRun();
  const rounds: KillRound[] = [];
  try {
    for (let round = 0; round < count; round++) rounds.push(await killRound(run, round));
  } finally {
    await run.stop();
  }
  const sum = (key: keyof KillRound) => rounds.reduce((total, round) => total + round[key], 0);
  console.log(`\nSIGKILL in the midst of ratings, ${count} times`);
  console.table({
    confirmed: sum("confirmed"),
    "sent, not answered": sum("unanswered"),
    "confirmed and lost": sum("lost"),
    "stored, never given": sum("invented"),
  });
}

/**
 * What an attacker and a power cut can do: random requests, every endpoint as everybody, SIGKILL.
 * Options: `--runs` fuzzed requests, `--kills` rounds.
 */
export async function benchChaos(): Promise<void> {
  const cluster = await startTestDatabase((sql) => loadBundle(sql, readBundle()));
  try {
    for (const measure of [
      (server: TestServer) => fuzz(server, optionOr("--runs", FUZZED)),
      askMatrix,
    ]) {
      const server = await startTestServer();
      await measure(server).finally(() => server.close());
    }
  } finally {
    await cluster.stop();
  }
  await killOften(optionOr("--kills", KILLS));
}
