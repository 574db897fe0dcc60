import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { opens } from "../testOpens.ts";
import { findFreePort } from "../findFreePort.ts";
import { makeTestFolder } from "./testDatabase.ts";

/** PgBouncer's program; undefined where it isn't installed. */
export function findPgBouncer(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((file) => existsSync(file));
}

/** For tests: PgBouncer in transaction mode before the PostgreSQL at a port, with every database. */
export async function startPgBouncer(
  databasePort: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const program = findPgBouncer();
  if (program === undefined) throw new Error("PgBouncer isn’t installed");
  const folder = makeTestFolder();
  const port = await findFreePort();
  const file = join(folder.path, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=127.0.0.1 port=${databasePort} user=worthy`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 15",
    "max_client_conn = 1000",
  ];
  writeFileSync(file, lines.join("\n"), { mode: 0o644 });
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(program, ["-q", ...user, file], { stdio: "ignore" });
  const ended = once(child, "close");
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    folder.remove();
  };
  for (
    const until = Date.now() + 20_000;
    !(await opens(connect(port, "127.0.0.1")));
    await sleep(20)
  )
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error("PgBouncer doesn’t start");
    }
  return { port, stop };
}
