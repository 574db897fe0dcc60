// The import process, separate from the server: it has low priority and its own memory.
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { createImporters } from "./features/catalogue-import/importers.ts";
import { runJobs } from "./features/catalogue-import/jobs/runJobs.ts";
import { readConfig } from "./platform/config.ts";
import { connect } from "./platform/database/connect.ts";

const stopping = new AbortController();
const warn = (line: string) => console.error(line);

function stepAside(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
    writeFileSync("/proc/self/oom_score_adj", "500"); // if memory runs out, the kernel kills this process first, not the server or the database
  } catch {
    // Not every system allows this or has the file.
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const silent = () => {};
  const database = await connect({
    databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
    dataDir: config.dataDir,
    log: { debug: silent, info: silent, warn, error: warn },
    join: true,
    name: "worthy import",
  });
  try {
    await runJobs({
      sql: database.sql,
      signal: stopping.signal,
      importerOf: createImporters({ config }),
      log: warn,
    });
  } finally {
    await database.stop();
  }
}

stepAside();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
  process.on(signal, () => stopping.abort());
await main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
if (process.connected) process.disconnect?.(); // the server's channel would keep this process alive
