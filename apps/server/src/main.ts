import { say } from "./platform/say.ts";

const HELP = `worthy: what to watch tonight, scored for you

  worthy serve [--build]    serve the product (npm start does this; --build makes the web client first)
  worthy dev                serve with reload on change
  worthy import …           titles from TVmaze, TMDB, IMDb files, ratings from MovieLens files; alone it says how
  worthy train              learn from everybody's ratings now; the server may go on running
  worthy models [rollback]  what was learned so far; or go back to the model before
  worthy backup FILE        write all data into one file; the server may go on running
  worthy restore FILE       replace all data by that of a backup; stop the server first
  worthy user …             list people, show or lock one, make one an administrator; alone it says how
  worthy reports            list what people reported as wrong, the latest first
  worthy doctor             look at configuration, data, database and server, and say what is wrong
  worthy evaluate …         how well the engine does on ratings from files (--help says how)
  worthy help               this page

Configuration comes from environment variables: see README.md.`;

/** Each command is loaded only when it is asked for. */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  serve: async (args) => (await import("./commands/serve.ts")).serve({ build: args.includes("--build"), mode: "production" }),
  dev: async () => (await import("./commands/serve.ts")).serve({ build: false, mode: "development" }),
  import: async (args) => (await import("./commands/import.ts")).importTitles(args),
  train: async (args) => (await import("./commands/train.ts")).train(args),
  models: async ([action]) => (await import("./commands/models.ts")).models(action),
  backup: async ([file]) => (await import("./commands/backup.ts")).backup(file),
  restore: async ([file]) => (await import("./commands/backup.ts")).restore(file),
  reports: async () => (await import("./commands/reports.ts")).reports(),
  user: async (args) => (await import("./commands/user.ts")).user(args),
  doctor: async () => (await import("./commands/doctor/doctor.ts")).doctor(),
  evaluate: async (args) => (await import("./commands/evaluate/evaluate.ts")).evaluate(args),
  help: async () => say(HELP),
};

const [name = "help", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Unknown command "${name}".\n\n${HELP}`);
  process.exitCode = 2;
} else {
  await command(args).catch((error: unknown) => {
    // What people can mend themselves comes as a message; a bug keeps its stack.
    const known = error instanceof Error && ["DatabaseProblem", "StartProblem", "PagesProblem", "EvaluationProblem"].includes(error.name);
    console.error(known ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}
