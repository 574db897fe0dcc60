import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { pino } from "pino";
import { MIGRATIONS } from "../composition.ts";
import { findModels, withdrawModel, type ModelRow } from "../features/training/modelStore.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { Sql } from "../platform/database/sqlClient.ts";
import { say } from "../platform/say.ts";
import { configOrProblem, connectAs } from "./openProduct.ts";
import { StartProblem } from "./startProblem.ts";

/** Lists what was trained, or with `rollback` takes the model that serves out of service. */
export async function models(action: string | undefined): Promise<void> {
  if (action !== undefined && action !== "rollback") throw new StartProblem(`"${action}" is unknown. There is: npm run worthy -- models, and npm run worthy -- models rollback`);
  const config = configOrProblem();
  const log = pino({ level: config.logLevel });
  if (!config.databaseUrl && !existsSync(config.dataDir)) throw new StartProblem(`There is nothing in ${config.dataDir} yet.`);
  const database = await connectAs(config, { log, join: true, name: "worthy models" });
  try {
    await migrate(database.sql, MIGRATIONS);
    if (action === "rollback") await rollBack(database.sql, log);
    else for (const line of describeModels(await findModels(database.sql))) say(line);
  } finally {
    await database.stop();
  }
}

async function rollBack(sql: Sql, log: { warn(fields: object, message: string): void }): Promise<void> {
  const done = await withdrawModel(sql);
  if (!done) throw new StartProblem("No model serves, so there is none to go back from. Picks come from the facts of the titles.");
  const { withdrawn, serving } = done;
  log.warn({ withdrawn: withdrawn.modelId, serving: serving?.modelId ?? null, by: userInfo().username }, "a model was rolled back");
  const now = serving ? `model ${serving.modelId} of ${serving.trainedAt.toISOString()} serves again` : "picks come from the facts of the titles alone";
  say(`Model ${withdrawn.modelId} is withdrawn; ${now}. Servers change over by themselves.`);
}

/** One line a model, newest first, under a heading. */
export function describeModels(rows: readonly ModelRow[]): string[] {
  if (rows.length === 0) return ["No model was trained yet: picks come from the facts of the titles."];
  const serving = rows.find(({ state }) => state === "READY");
  const stateOf = (row: ModelRow) => (row === serving ? "serves" : row.state === "READY" ? "kept for a rollback" : row.state.toLowerCase());
  const cells = rows.map((row) => [
    String(row.modelId),
    row.trainedAt.toISOString().slice(0, 19).replace("T", " "),
    String(row.people),
    String(row.ratings),
    row.seconds.toFixed(1),
    (row.byteLength / 1024 / 1024).toFixed(1),
    stateOf(row),
  ]);
  const table = [["model", "trained (UTC)", "people", "ratings", "seconds", "MB", ""], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  return table.map((line) =>
    line
      .map((cell, column) => (column === 1 || column === line.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}
