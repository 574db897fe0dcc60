import { explainFailure, withoutStack } from "./platform/failedStart.mjs";
import { print } from "./platform/print.ts";

const HELP = `worthy: what to watch tonight, scored for you

  worthy serve [--build]    run the server (npm start does this; --build builds the web client first)
  worthy dev                run the server and reload on changes
  worthy import …           import titles from TVmaze, TMDB or IMDb files, or ratings from MovieLens files
  worthy train              train the model on everybody's ratings now; works while the server runs
  worthy models [rollback]  list the trained models, or go back to the previous one
  worthy backup FILE        write all data to one file; works while the server runs
  worthy restore FILE       replace all data with those of a backup; stop the server first
  worthy user …             list people, show or lock an account, make somebody an administrator
  worthy reports            list people's reports of wrong facts, latest first
  worthy doctor             check configuration, data, database and server; try mail, TMDB and links
  worthy evaluate …         evaluate the engine on ratings from files (see --help)
  worthy version            print the version
  worthy help               show this help

Run worthy import and worthy user without arguments for their options.
Configure Worthy with environment variables: see docs/configuration.md.`;

/** Commands are loaded on demand. */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  serve: async (args) =>
    (await import("./commands/serve.ts")).serve({
      build: args.includes("--build"),
      mode: "production",
    }),
  dev: async () =>
    (await import("./commands/serve.ts")).serve({ build: false, mode: "development" }),
  import: async (args) => (await import("./commands/import.ts")).importTitles(args),
  train: async (args) => (await import("./commands/train.ts")).train(args),
  models: async ([action]) => (await import("./commands/models.ts")).models(action),
  backup: async ([file]) => (await import("./commands/backup.ts")).backup(file),
  restore: async ([file]) => (await import("./commands/backup.ts")).restore(file),
  reports: async () => (await import("./commands/reports.ts")).reports(),
  user: async (args) => (await import("./commands/user.ts")).user(args),
  doctor: async () => (await import("./commands/doctor/doctor.ts")).doctor(),
  evaluate: async (args) => (await import("./commands/evaluate/evaluate.ts")).evaluate(args),
  version: async () => print((await import("@worthy/domain")).APP_VERSION),
  help: async () => print(HELP),
};

const [name = "help", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Unknown command "${name}".\n\n${HELP}`);
  process.exitCode = 2;
} else {
  await command(args).catch((error: unknown) => {
    // Problems that users can solve are shown as messages; bugs keep their stack trace.
    const known =
      error instanceof Error &&
      ["DatabaseProblem", "StartProblem", "PagesProblem", "EvaluationProblem"].includes(error.name);
    const told = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const advice = explainFailure(`${code} ${told}`);
    if (advice) console.error(`\n${withoutStack(told)}\n\n${advice}\n`);
    else console.error(known ? `\n${told}\n` : error);
    process.exit(1);
  });
}
