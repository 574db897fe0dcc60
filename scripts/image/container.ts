import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../apps/server/src/testing/freePort.ts";
import { IMAGE } from "./build.ts";
import { output } from "./commands.ts";

/** Where nothing may be assumed: runc, the host's network, and limits that are given rather than inherited. */
const RUN =
  "--runtime=runc run --detach --network=host --ulimit=nofile=4096:4096 --ulimit=nproc=4096:4096".split(
    " ",
  );
const READY_MS = 60_000;

export interface Container {
  id: string;
  origin: string;
  /** Milliseconds from the command to the first answer that it is ready. */
  readyMs: number;
  /** Ends it, and returns its exit code. */
  end(signal: "TERM" | "KILL"): Promise<number>;
  /** Runs a command in it, and returns what it prints. */
  inside(...command: string[]): Promise<string>;
  /** Bytes of its processes; what they share counts once. */
  memory(): Promise<number>;
}

const podman = (...args: string[]) => output("podman", args);

/** Bytes of a process, with its share of what it has together with others. */
function shareOf(pid: string): number {
  const [, kB] = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
  return Number(kB) * 1024;
}

const running = new Set<string>();

/** Ends what a test that failed has left running. */
export async function endAll(): Promise<void> {
  for (const id of running) await podman("rm", "--force", "--ignore", id);
}

/** Starts the image, and waits until it is ready. */
export async function startContainer(options: readonly string[]): Promise<Container> {
  const port = await freePort();
  const started = performance.now();
  const id = await podman(...RUN, `--env=PORT=${port}`, ...options, IMAGE);
  running.add(id);
  const origin = `http://127.0.0.1:${port}`;
  const container: Container = {
    id,
    origin,
    readyMs: 0,
    end: async (signal) => {
      await podman("kill", `--signal=${signal}`, id);
      const code = Number(await podman("wait", id));
      await podman("rm", id);
      running.delete(id);
      return code;
    },
    inside: (...command) => podman("--runtime=runc", "exec", id, ...command),
    memory: async () => {
      const [, ...pids] = (await podman("top", id, "hpid")).split("\n");
      return pids.map((pid) => shareOf(pid.trim())).reduce((sum, bytes) => sum + bytes, 0);
    },
  };
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    const state = await podman("inspect", "--format={{.State.Status}}", id);
    if (state !== "running" || performance.now() - started > READY_MS) {
      const said = await podman("logs", id);
      await podman("rm", "--force", id);
      throw new Error(`the container is ${state} and not ready:\n${said}`);
    }
    await sleep(50);
  }
  return { ...container, readyMs: performance.now() - started };
}

/** What a start that is refused says, and its exit code. */
export async function refusedStart(
  options: readonly string[],
): Promise<{ code: number; said: string }> {
  const id = await podman(...RUN, ...options, IMAGE);
  const code = Number(await podman("wait", id));
  // podman prints what was said on both streams to its own two
  const said = await output("sh", ["-c", `podman logs ${id} 2>&1`]);
  await podman("rm", id);
  return { code, said };
}
