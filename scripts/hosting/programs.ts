import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { opens } from "../../apps/server/src/platform/testOpens.ts";

const READY_MS = 60_000;

/** Why a test of these programs is skipped; false where all are installed. */
export function skipWithout(tools: readonly string[]): string | false {
  const missing = tools.filter((tool) => {
    try {
      execFileSync("sh", ["-c", `PATH=$PATH:/usr/sbin command -v ${tool}`]);
      return false;
    } catch {
      return true;
    }
  });
  return (
    missing.length > 0 &&
    `needs ${missing.join(", ")} (Debian: apt-get install ${missing.join(" ")})`
  );
}

export interface Program {
  said(): string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

const running = new Set<ReturnType<typeof spawn>>();
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(1));

/** Starts a program, and waits until it listens on the port of the loopback address. */
export async function startProgram(
  [program, ...args]: readonly [string, ...string[]],
  {
    port,
    env = {},
    uid,
    gid,
  }: { port: number; env?: NodeJS.ProcessEnv; uid?: number; gid?: number },
): Promise<Program> {
  const child = spawn(program, args, {
    cwd: "/",
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin`, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid !== undefined && { uid, gid }),
  });
  running.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = once(child, "close").finally(() => running.delete(child));
  const said = () => lines.join("");
  await until(
    () => child.exitCode !== null || opens(connect(port, "127.0.0.1")),
    `${program} listens`,
  );
  if (child.exitCode !== null)
    throw new Error(`${program} ended with ${child.exitCode}: ${said()}`);
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    await ended;
  };
  return { said, end };
}

/** Asks again and again until it is so. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  patienceMs = READY_MS,
): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await isSo()); await sleep(50))
    if (Date.now() > end) throw new Error(`not in ${patienceMs / 1000} s: ${what}`);
}
