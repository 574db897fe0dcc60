import { pino } from "pino";
import { presentReport } from "../features/reports/presentReport.ts";
import { findReports } from "../features/reports/reportStore.ts";
import { readApplied } from "../platform/database/migrate.ts";
import { print } from "../platform/print.ts";
import { configOrProblem, connectAs } from "./connectAs.ts";

const MOST = 200;

/** Prints people's reports of wrong facts; works while a server is running. */
export async function reports(): Promise<void> {
  const config = configOrProblem();
  const database = await connectAs(config, {
    log: pino({ level: config.logLevel }),
    join: true,
    name: "worthy reports",
  });
  try {
    const found =
      (await readApplied(database.sql)).length === 0 ? [] : await findReports(database.sql, MOST);
    print(found.length === 0 ? "No reports." : found.map(presentReport).join("\n"));
  } finally {
    await database.stop();
  }
}
