import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { resolve as resolvePath } from "node:path";
import type { DatabaseLog } from "../log.ts";
import { explainFailure, withoutStack } from "../../failedStart.mjs";
import { DatabaseProblem } from "./databaseProblem.ts";
import { ownIdentity } from "./processIdentity.ts";
import type { Creates, Endpoint, StartRequest, SupervisorMessage } from "./protocol.ts";

export interface EmbeddedOptions {
  /** The cluster is kept in `<dataDir>/postgres`. */
  dataDir: string;
  log: DatabaseLog;
  /** False only in tests: no fsync. Default true. */
  durable?: boolean;
  /** Default "first". */
  creates?: Exclude<Creates, "never"> | undefined;
}

export interface EmbeddedPostgres {
  endpoint: Endpoint;
  /** Actual location of the cluster. */
  folder: string;
  /** The current process numbers; both change after a restart. */
  processes(): { supervisor: number; postmaster: number };
  /** True while it can't be started again, since its files are missing or for another reason. */
  isLost(): boolean;
  /** Shuts PostgreSQL down and waits for it. */
  stop(): Promise<void>;
}

const SUPERVISOR = fileURLToPath(new URL("supervisor.ts", import.meta.url));

/** What Node ends with if nothing can happen any more that a program still waits for. */
const NOTHING_LEFT = 13;
let lastProblem = "The database stopped.";

/** A start whose database is gone for good would otherwise end in silence. */
function printLastProblem(code: number): void {
  if (code !== NOTHING_LEFT) return;
  process.exitCode = 1;
  console.error(`\n${withoutStack(lastProblem)}\n\n${explainFailure(lastProblem) ?? ""}\n`);
}

/**
 * Starts the embedded PostgreSQL and keeps it running until `stop`, or until this process ends.
 * Throws DatabaseProblem.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  if (!process.listeners("exit").includes(printLastProblem)) process.on("exit", printLastProblem);
  let current = await startSupervisor(options, options.creates ?? "first");
  let stopping = false;
  let lost = false;
  const revive = async (): Promise<void> => {
    for (let wait = 50; !stopping; wait = Math.min(wait * 2, 5000)) {
      await sleep(wait, undefined, { ref: false });
      try {
        const next = await startSupervisor(options, "never");
        lost = false;
        if (stopping) return await stopSupervisor(next.child);
        current = next;
        return watch();
      } catch (error) {
        lost = true;
        const message = `The database won’t restart: ${error instanceof Error ? error.message : String(error)}`;
        lastProblem = message;
        options.log.error(message);
      }
    }
  };
  let reviving: Promise<void> = Promise.resolve();
  const watch = () =>
    void current.child.once("exit", () => {
      if (!stopping) reviving = revive();
    });
  watch();
  return {
    endpoint: current.ready.endpoint,
    folder: current.ready.folder,
    processes: () => ({ supervisor: current.child.pid ?? 0, postmaster: current.ready.postmaster }),
    isLost: () => lost,
    stop: async () => {
      stopping = true;
      await Promise.all([stopSupervisor(current.child), reviving]);
    },
  };
}

type Ready = Extract<SupervisorMessage, { kind: "ready" }>;
interface Supervised {
  child: ChildProcess;
  ready: Ready;
}

/** Of the options for Node, only what is loaded first and its warnings: others, as a debugger, are meant for the server. */
const preloadsIn = (options = "") =>
  options
    .split(" ")
    .filter((option) => /^--(import|disable-warning)=/.test(option))
    .join(" ");

function startSupervisor(
  { dataDir, log, durable = true }: EmbeddedOptions,
  creates: Creates,
): Promise<Supervised> {
  const env = { ...process.env, NODE_OPTIONS: preloadsIn(process.env["NODE_OPTIONS"]) };
  // Detached: Ctrl-C in the terminal goes to the server, which first finishes what it is doing.
  const child = fork(SUPERVISOR, {
    detached: true,
    execArgv: [],
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    let started: Supervised | null = null;
    child.on("message", (message: SupervisorMessage) => {
      if (message.kind === "log") return log[message.level](message.message);
      if (message.kind === "failed") return reject(new DatabaseProblem(message.message));
      if (started) return void (started.ready = message);
      started = { child, ready: message };
      // A forgotten stop() must not keep a finished program alive. The program's end closes the
      // channel, which stops PostgreSQL.
      child.unref();
      child.channel?.unref();
      resolve(started);
    });
    child.on("error", reject);
    // Not "exit", which may come before the last message: why it failed.
    child.once("close", (code, signal) =>
      reject(
        new DatabaseProblem(`The database's supervisor ended at its start (${code ?? signal}).`),
      ),
    );
    child.send(
      {
        dataDir: resolvePath(dataDir),
        durable,
        server: ownIdentity(),
        creates,
      } satisfies StartRequest,
      () => {},
    );
  });
}

function stopSupervisor(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.ref();
    if (child.connected) child.disconnect();
  });
}
