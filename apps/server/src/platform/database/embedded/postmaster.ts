import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { programOptions } from "./cluster.ts";
import type { DataPlace } from "./dataPlace.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import type { Endpoint, LogLevel } from "./protocol.ts";

export interface PostmasterOptions {
  place: DataPlace;
  binaries: Binaries;
  endpoint: Endpoint;
  durable: boolean;
  onSpawn: (child: ChildProcess) => void;
  log: (level: LogLevel, line: string) => void;
}

/** Traces of a killed PostgreSQL's child processes, until they notice and end a moment later. */
const LEFT_BEHIND = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** Also said by a standby, which tests start. */
const IS_READY = /database system is ready to accept (?:read-only )?connections/;

/** Starts PostgreSQL and waits until it accepts connections, however long recovery takes. */
export async function startPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  for (const giveUpAt = Date.now() + 20_000; ; await sleep(200)) {
    const result = await tryStart(options);
    if (!Array.isArray(result)) return result;
    const output = result.join("\n");
    if (!LEFT_BEHIND.test(output) || Date.now() > giveUpAt) {
      throw new DatabaseProblem(
        `The database in ${options.place.folder} didn’t start. PostgreSQL said:\n${output}`,
      );
    }
  }
}

/** The running process, or PostgreSQL's last messages. */
function tryStart(options: PostmasterOptions): Promise<ChildProcess | string[]> {
  const { place, binaries, log, onSpawn } = options;
  return new Promise((resolve) => {
    const lastLines: string[] = [];
    const child = spawn(binaries.postgres, ["-D", place.folder, ...settings(options)], {
      ...programOptions(place, place.folder),
      stdio: ["ignore", "ignore", "pipe"],
      // Its own process group: Ctrl-C in the terminal goes to the server, which stops PostgreSQL
      // when it is done.
      detached: process.platform !== "win32",
    });
    onSpawn(child);
    child.on("error", (error) => resolve([error.message]));
    child.on("close", () => resolve(lastLines));
    createInterface({ input: child.stderr }).on("line", (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      log(levelOf(line), line);
      if (IS_READY.test(line)) resolve(child);
    });
  });
}

function levelOf(line: string): LogLevel {
  if (/\b(FATAL|PANIC):/.test(line))
    return /the database system is (starting up|shutting down)|terminating connection|database "\w+" does not exist/.test(
      line,
    )
      ? "debug"
      : "error";
  return /\bWARNING:/.test(line) ? "warn" : "debug";
}

/** Passed on the command line, so that the code decides and not an old data folder. */
function settings({ endpoint, durable }: PostmasterOptions): string[] {
  const onSocket = endpoint.password === null;
  const values: Record<string, string | number> = {
    listen_addresses: onSocket ? "" : endpoint.host,
    port: endpoint.port,
    unix_socket_directories: onSocket ? endpoint.host : "",
    unix_socket_permissions: "0700",
    // A test run has several servers on one cluster.
    max_connections: durable ? 60 : 200,
    fsync: durable ? "on" : "off",
    full_page_writes: durable ? "on" : "off",
    synchronous_commit: durable ? "on" : "off",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    log_destination: "stderr",
    logging_collector: "off",
    // Most queries are short and prepared; compiling them costs more than it saves.
    jit: "off",
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
