import { setTimeout as sleep } from "node:timers/promises";
import { readBundle } from "@worthy/catalogue";
import { pino } from "pino";
import { createImporters } from "../features/catalogue-import/importers.ts";
import { UPDATED_SOURCES, updatedSources } from "../features/catalogue-import/jobs/dailyUpdates.ts";
import { checkFolder } from "../features/catalogue-import/checkFolder.ts";
import {
  cancelJob,
  countProblems,
  findJob,
  findLastJob,
  isOpen,
  listJobs,
  setJobState,
  startJob,
  type ImportJob,
} from "../features/catalogue-import/jobs/importStore.ts";
import { deleteLeftRatings } from "../features/catalogue-import/movielens/ratingSets.ts";
import type { ImportSource } from "../features/catalogue-import/jobs/importOptions.ts";
import { runJobs } from "../features/catalogue-import/jobs/runJobs.ts";
import { settleOptions } from "../features/catalogue-import/jobs/settleOptions.ts";
import { acceptTerms, haveAccepted, TERMS } from "../features/catalogue-import/terms.ts";
import { reconcileBundle } from "../features/catalogue/statements/reconcileBundle.ts";
import { loadBundle } from "../features/catalogue/loadBundle.ts";
import type { Config } from "../platform/config.ts";
import { MIGRATIONS, migrate } from "../platform/database/migrate.ts";
import { SERVER_NAME, type SessionSql, type Sql } from "../platform/database/sqlClient.ts";
import { FileProblem } from "../platform/files/FileProblem.ts";
import { titleMoves } from "../titleMoves.ts";
import { print } from "../platform/print.ts";
import { parseImportArguments, type ImportRequest, type StartRequest } from "./importArguments.ts";
import { nextUpdateLine, progressLine } from "./importProgress.ts";
import { accountLines, earlierLine, remainsLine } from "./importReport.ts";
import { configOrProblem, connectAs } from "./connectAs.ts";
import { StartProblem } from "./startProblem.ts";

const LOOK_MS = 1_000;

/**
 * `worthy import …`: starts, shows, pauses, resumes and cancels imports. They run in the server, or here if
 * none is running.
 */
export async function importTitles(args: string[]): Promise<void> {
  const request = parseImportArguments(args);
  const config = configOrProblem();
  if (config.sandbox)
    throw new StartProblem("A sandbox has the bundled titles and imports nothing.");
  const database = await connectAs(config, {
    log: pino({ level: config.logLevel }),
    join: true,
    name: "worthy import command",
  });
  const stopping = new AbortController();
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"])
    process.on(event, () => stopping.abort());
  try {
    await migrate(database.sql, MIGRATIONS);
    await answer(request, { config, sql: database.sql, signal: stopping.signal });
  } finally {
    await database.stop();
    if (process.connected) process.disconnect?.(); // the launcher's channel would keep this process alive
  }
}

interface Place {
  config: Config;
  sql: SessionSql;
  signal: AbortSignal;
}

async function answer(request: ImportRequest, place: Place): Promise<void> {
  const { sql } = place;
  if (request.action === "status") return showStatus(place);
  if (request.action === "pause") {
    const paused = await setJobState(sql, { state: "PAUSED", source: request.source });
    return print(
      paused > 0
        ? "Paused. Continue with `npm run worthy -- import --resume`."
        : "No import is running.",
    );
  }
  if (request.action === "resume") {
    const resumed = await setJobState(sql, { state: "RUNNING", source: request.source });
    const job = (await listJobs(sql)).find(({ state }) => state === "RUNNING");
    if (resumed === 0 || !job) return print("No import is paused.");
    return goOn(place, { job, detach: false });
  }
  if (request.action === "cancel") return cancel(sql, request.source);
  return start(place, request);
}

async function cancel(sql: Sql, source: ImportSource | undefined): Promise<void> {
  const open = (await listJobs(sql)).filter(
    (job) => isOpen(job) && job.source === (source ?? job.source),
  );
  const [job, ...more] = open;
  if (!job) return print("There’s no unfinished import to cancel.");
  if (more.length > 0)
    throw new StartProblem(
      `Which one? Imports from ${open.map((each) => each.source).join(" and ")} haven’t finished. Nothing was canceled; name one: npm run worthy -- import --cancel ${job.source}`,
    );
  const canceled = await sql.begin((tx) => cancelJob(tx, job.jobId));
  if (!canceled) return print("It has just finished.");
  print(`Canceled the import from ${canceled.source}. ${remainsLine(canceled)}`);
  accountLines(canceled).forEach((line) => print(line));
  // Without a running server, nobody else deletes them.
  await deleteLeftRatings(sql);
}

async function start(place: Place, request: StartRequest): Promise<void> {
  const { sql } = place;
  await askForTerms(sql, request);
  if (request.source === "tmdb" && !place.config.tmdbToken)
    throw new StartProblem(
      "Set TMDB_TOKEN to the API read access token of your own TMDB account (https://www.themoviedb.org/settings/api).",
    );
  const last = await findLastJob(sql, request.source);
  if (last && isOpen(last)) refuseOtherFolder(last, request);
  else
    await checkFolder(request.source, request.options.folder).catch((error: unknown) => {
      throw error instanceof FileProblem
        ? new StartProblem(`${error.message} Nothing was imported.`)
        : error;
    });
  const options = settleOptions({
    given: request.options,
    last,
    country: place.config.country,
  });
  const { job, isNew } = await startJob(sql, request.source, options);
  const earlier = isNew && last ? earlierLine(last) : null;
  if (earlier) print(earlier);
  if (!isNew)
    print(
      `An import from ${request.source} hasn’t finished (${job.state === "PAUSED" ? "paused; continue with --resume" : "running"}; end it with --cancel). Its progress:`,
    );
  if (job.state !== "RUNNING") return showStatus(place);
  await goOn(place, { job, detach: request.detach });
}

function refuseOtherFolder({ source, state, options }: ImportJob, request: StartRequest): void {
  const { folder } = request.options;
  if (folder === undefined || folder === options.folder) return;
  throw new StartProblem(
    `An import from ${source} hasn’t finished (${state === "PAUSED" ? "paused" : "running"}). It reads ${options.folder}. To import ${folder} instead, cancel it first: npm run worthy -- import --cancel ${source}`,
  );
}

async function askForTerms(sql: Sql, request: StartRequest): Promise<void> {
  if (await haveAccepted(sql, request.source)) {
    if (!TERMS[request.source].mustBeAccepted) print(`${TERMS[request.source].text}\n`);
    return;
  }
  print(`${TERMS[request.source].text}\n`);
  if (!request.acceptTerms)
    throw new StartProblem(
      "Nothing was imported. If you accept this, run the same command with --accept-terms.",
    );
  await acceptTerms(sql, request.source);
}

async function hasServer(sql: Sql): Promise<boolean> {
  const sessions =
    await sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${SERVER_NAME} limit 1`;
  return sessions.length > 0;
}

/** Shows a job's progress until it is done; runs it here if no server does. */
async function goOn(
  { config, sql, signal }: Place,
  { job, detach }: { job: ImportJob; detach: boolean },
): Promise<void> {
  if (await hasServer(sql)) {
    if (detach)
      return print(
        "The import continues in the running server. `npm run worthy -- import --status` shows its progress.",
      );
    print(
      "The import continues in the running server. Ctrl+C leaves this view; it doesn't stop the import.",
    );
    return follow(sql, job, signal);
  }
  print(
    "No server is running, so the import runs here. Ctrl+C stops it; run the same command to continue.",
  );
  if (await loadBundle(sql, readBundle())) await reconcileBundle(sql, titleMoves);
  const over = new AbortController();
  const working = runJobs({
    sql,
    signal,
    importerOf: createImporters({ config }),
    log: (line) => console.error(line),
  }).finally(() => over.abort());
  await follow(sql, job, AbortSignal.any([signal, over.signal]));
  await working;
  if (!signal.aborted) await conclude(sql, job.jobId);
}

async function follow(sql: Sql, { jobId }: ImportJob, signal: AbortSignal): Promise<void> {
  let shown = "";
  while (!signal.aborted) {
    const job = await findJob(sql, jobId);
    if (!job) return;
    const line = progressLine(job, Date.now());
    if (line !== shown)
      process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    shown = line;
    if (job.state !== "RUNNING") break;
    await sleep(LOOK_MS, undefined, { signal }).catch(() => {});
  }
  if (process.stdout.isTTY) process.stdout.write("\n");
  if (!signal.aborted) await conclude(sql, jobId);
}

async function conclude(sql: Sql, jobId: number): Promise<void> {
  const job = await findJob(sql, jobId);
  if (!job) return;
  if (job.failed > 0)
    for (const { problem, count } of await countProblems(sql, jobId))
      print(`  ${count} × ${problem}`);
  accountLines(job).forEach((line) => print(line));
  if (job.state === "FAILED")
    throw new StartProblem(
      `The import from ${job.source} failed: ${job.message} ${remainsLine(job)} Run the same command again, with this or another folder.`,
    );
  if (job.state === "CANCELED")
    print(`The import from ${job.source} was canceled. ${remainsLine(job)}`);
  if (job.state === "PAUSED" && job.message)
    throw new StartProblem(
      `The import from ${job.source} is paused: ${job.message}. When that is fixed, run: npm run worthy -- import --resume`,
    );
  if (job.state === "DONE")
    print(
      `Done: ${job.done} of ${job.total ?? job.done}${job.failed > 0 ? `, ${job.failed} failed` : ""}. A running server shows them within half a minute.`,
    );
}

async function showStatus({ sql, config }: Pick<Place, "sql" | "config">): Promise<void> {
  const jobs = await listJobs(sql);
  if (jobs.length === 0) return print("Nothing has been imported yet.");
  for (const job of jobs) {
    print(progressLine(job, Date.now()));
    if (!isOpen(job)) accountLines(job).forEach((line) => print(`    ${line}`));
    if (job.failed > 0)
      for (const { problem, count } of await countProblems(sql, job.jobId))
        print(`    ${count} × ${problem}`);
  }
  for (const source of UPDATED_SOURCES) {
    const last = await findLastJob(sql, source);
    if (last && (last.state === "DONE" || last.state === "FAILED"))
      print(`${source.padEnd(9)} ${nextUpdateLine(last, updatedSources(config).includes(source))}`);
  }
}
