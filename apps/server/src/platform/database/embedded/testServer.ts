import { openEndpoint } from "../sqlClient.ts";
import { startEmbedded } from "./startEmbedded.ts";

// A miniature server for tests that kill it: starts the database in the given folder, reports that,
// then writes row after row and reports each committed one. Ends cleanly by itself or on SIGTERM.

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
const quiet = () => {};
const log = {
  debug: quiet,
  info: (text: string) => say({ info: text }),
  warn: quiet,
  error: (text: string) => say({ error: text }),
};

try {
  const embedded = await startEmbedded({ dataDir: process.argv[2] ?? "", log });
  const sql = openEndpoint(embedded.endpoint, "postgres", { log });
  let running = true;
  process.on("SIGTERM", () => (running = false));
  await sql`create table if not exists written (n serial)`;
  say({
    ready: embedded.processes(),
    folder: embedded.folder,
    host: embedded.endpoint.host,
    uid: process.getuid?.(),
  });
  while (running) {
    const [row] = await sql<{ n: number }[]>`insert into written default values returning n`;
    say({ written: row?.n });
  }
  await sql.end();
  await embedded.stop();
  say({ stopped: true });
} catch (error) {
  say({
    failed: error instanceof Error ? error.message : String(error),
    name: error instanceof Error ? error.name : "",
  });
  process.exitCode = 1;
}
