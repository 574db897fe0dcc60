// The first thing that runs on a fresh clone, through run.cjs: plain JavaScript for any Node from 20
// on, using only Node's own modules. It installs what is missing, finds the project's Node, and starts it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { explainFailure } from "../apps/server/src/platform/failedStart.mjs";
import { repairDriver } from "./driver/repairDriver.mjs";
import { launch, reportingFailures, stop } from "./launcher/launch.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const marker = join(root, "node_modules", ".worthy-installed");
/** What is kept of npm's messages. */
const MOST_SAID = 16 * 1024 * 1024;
/** Its lockfiles are the oldest that name Worthy's own packages. */
const OLDEST_NPM = 7;
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
  pages: ["apps/web/build.ts"],
  "image:test": ["--test", "scripts/image/test.ts"],
  templates: ["scripts/hosting/templates.ts"],
  "grown:test": ["--test", "scripts/hosting/grownTest.ts"],
  "proxy:test": ["--test", "scripts/hosting/proxyTest.ts"],
};

function lockfileHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Commands that need only what Worthy runs and builds with: half of all packages are for tests and checks. */
const LEAN = ["start", "dev", "desktop", "worthy", "pages"];
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

function main() {
  const [name, ...rest] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command)
    stop(`Unknown command "${name ?? ""}". One of: ${Object.keys(COMMANDS).join(", ")}.`, 2);
  install(name);
  repairDriver(root);
  launch(root, [...command, ...rest], { cwd: root });
}

reportingFailures(main);
