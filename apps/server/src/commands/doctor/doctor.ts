import { MIGRATIONS } from "../../platform/database/migrate.ts";
import { pino } from "pino";
import type { Config } from "../../platform/config.ts";
import { holdsCluster, whyExpected } from "../../platform/database/embedded/dataPlace.ts";
import { print } from "../../platform/print.ts";
import { configOrProblem, connectAs } from "../connectAs.ts";
import { bad, note, type Finding } from "./Finding.ts";
import { checkAccess } from "./checkAccess.ts";
import { checkConfig } from "./checkConfig.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { checkMail } from "./checkMail.ts";
import { checkMemory } from "./checkMemory.ts";
import { checkPage } from "./checkPage.ts";
import { checkPlace } from "./checkPlace.ts";
import { checkServer } from "./checkServer.ts";
import { checkTmdb } from "./checkTmdb.ts";

const MARKS: Record<Finding["state"], string> = { good: "ok  ", note: "note", bad: "BAD " };

/**
 * Checks configuration, data folder, database and server without changing them, tries the mail
 * server, TMDB and the page of a sign-in link, and reports problems. Exits with 1 if something keeps the product from working.
 */
export async function doctor(): Promise<void> {
  const config = configOrProblem();
  const findings = [
    ...checkConfig(config),
    ...(await Promise.all([checkMail(config), checkTmdb(config)])),
    checkMemory(),
    ...(await checkPlace(config)),
    ...(await checkAccess(config)),
    ...(await databaseFindings(config)),
    ...(await Promise.all([checkServer(config), checkPage(config)])),
  ];
  for (const line of describeFindings(findings)) print(line);
  if (findings.some(({ state }) => state === "bad")) process.exitCode = 1;
}

export function describeFindings(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const wrong = findings.filter(({ state }) => state === "bad").length;
  const lines = findings.map(
    ({ what, state, detail }) => `${MARKS[state]}  ${what.padEnd(width)}  ${detail}`,
  );
  return [
    ...lines,
    "",
    wrong === 0
      ? "Everything works."
      : `${wrong} ${wrong === 1 ? "problem keeps" : "problems keep"} Worthy from working.`,
  ];
}

export async function databaseFindings(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !holdsCluster(config.dataDir)) {
    const expected = whyExpected(config.dataDir, config.expectsData ? "expected" : "first");
    return [
      expected
        ? bad("Database", expected)
        : note("Database", "None yet; the first start creates it."),
    ];
  }
  try {
    const database = await connectAs(config, {
      log: pino({ level: "silent" }),
      join: true,
      name: "worthy doctor",
      anyKind: true,
    });
    return await checkDatabase(database.sql, MIGRATIONS, {
      isSandbox: config.sandbox !== undefined,
    }).finally(() => database.stop());
  } catch (error) {
    return [bad("Database", error instanceof Error ? error.message : String(error))];
  }
}
