import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../apps/server/src/testing/freePort.ts";

const MAIN = join(import.meta.dirname, "../../apps/server/src/main.ts");
const PROBE = join(import.meta.dirname, "stallProbe.ts");
const PATIENCE_MS = 300_000;

/** What the product reports about itself. */
export interface Probe {
  stallMs: number;
  megabytes: number;
}

/** A running product with a probe in it. */
export interface ProbedProduct {
  origin: string;
  startMs: number;
  pid: number;
  /** Measurements since the last call. */
  probe(): Promise<Probe>;
  stop(): Promise<void>;
}

/** Starts the product like `npm start` with built pages, and waits until it is ready. */
export async function startProbed(dataDir: string): Promise<ProbedProduct> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    PORT: new URL(origin).port,
    PUBLIC_URL: origin,
    WORTHY_DATA: dataDir,
    DATABASE_URL: "",
    LOG_LEVEL: "error",
    TRUST_PROXY: "true",
  };
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--import", PROBE, MAIN, "serve"],
    { env, stdio: ["ignore", "ignore", "inherit", "ipc"] },
  );
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  };
  const ready = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false;
  while (!(await ready())) {
    if (child.exitCode === null && performance.now() - started < PATIENCE_MS) await sleep(20);
    else throw new Error("the product did not become ready");
  }
  const startMs = performance.now() - started;
  const probe = async () => {
    const answer = once(child, "message");
    child.send("worthy bench");
    const [told] = (await answer) as [Probe]; // the product sends nothing else
    return told;
  };
  return { origin, startMs, pid: child.pid ?? 0, probe, stop };
}
