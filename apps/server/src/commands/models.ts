import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { pino } from "pino";
import { findModels, withdrawModel, type ModelRow } from "../features/training/modelStore.ts";
import { MIGRATIONS, migrate } from "../platform/database/migrate.ts";
import type { Sql } from "../platform/database/sqlClient.ts";
import { print } from "../platform/print.ts";
import { configOrProblem, connectAs } from "./connectAs.ts";
import { StartProblem } from "./startProblem.ts";

/** Lists the trained models, or with `rollback` takes the serving one out of service. */
export async function models(action: string | undefined): Promise<void> {
  if (action !== undefined && action !== "rollback")
    throw new StartProblem(
      `Unknown action "${action}". Use npm run worthy -- models, or npm run worthy -- models rollback`,
    );
  const config = configOrProblem();
  const log = pino({ level: config.logLevel });
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new StartProblem(`There’s nothing in ${config.dataDir} yet.`);
  const database = await connectAs(config, { log, join: true, name: "worthy models" });
  try {
    await migrate(database.sql, MIGRATIONS);
    if (action === "rollback") await rollBack(database.sql, log);
    else for (const line of describeModels(await findModels(database.sql))) print(line);
  } finally {
    await database.stop();
  }
}

async function rollBack(
  sql: Sql,
  log: { warn(fields: object, message: string): void },
): Promise<void> {
  const done = await withdrawModel(sql);
  if (!done)
    throw new StartProblem(
      "No model is in use, so there is nothing to roll back. Picks are based only on facts about titles.",
    );
  const { withdrawn, serving } = done;
  log.warn(
    { withdrawn: withdrawn.modelId, serving: serving?.modelId ?? null, by: userInfo().username },
    "a model was rolled back",
  );
  const now = serving
    ? `model ${serving.modelId} of ${serving.trainedAt.toISOString()} is in use again`
    : "picks are based only on facts about titles";
  print(`Model ${withdrawn.modelId} was withdrawn; ${now}. Servers switch over automatically.`);
}

/** One line per model, newest first, below a heading. */
export function describeModels(rows: readonly ModelRow[]): string[] {
  if (rows.length === 0)
    return ["No model has been trained yet; picks are based only on facts about titles."];
  const serving = rows.find(({ state }) => state === "READY");
  const stateOf = (row: ModelRow) =>
    row === serving
      ? "in use"
      : row.state === "READY"
        ? "kept for a rollback"
        : row.state.toLowerCase();
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
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  return table.map((line) =>
    line
      .map((cell, column) =>
        column === 1 || column === line.length - 1
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}
