import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const STOP_PATIENCE_MS = 30_000;
const QUIET = { LOG_LEVEL: "silent", POSTERS_AHEAD: "off", STOP_GRACE_SECONDS: "0" };

export interface RunningCommand {
  /** All output so far, on both streams. */
  output(): string;
  /** Resolves once the output contains the text; rejects if the process ends first. */
  says(text: string): Promise<void>;
  /** Stops reading the output, so that whoever writes it finds nobody there. */
  turnAway(): void;
  /** Signals the launcher, as a terminal or service manager would. */
  kill(signal: NodeJS.Signals): void;
  /**
   * Sends SIGTERM, and SIGKILL to whatever hasn't ended half a minute later, so a failed test
   * leaves nothing running.
   */
  stop(): Promise<void>;
  /**
   * The launcher's exit code, once everything it started has ended too (child processes hold its
   * output open).
   */
  ended: Promise<number | null>;
  /** Its exit code as soon as the launcher, or npm, has ended, whatever still runs. */
  exited: Promise<number | null>;
}

export interface RunOptions {
  env?: Record<string, string>;
  uid?: number;
  gid?: number;
  /** Really run npm, which is then what is signalled. */
  withNpm?: boolean;
}

const CHECKOUT = join(import.meta.dirname, "../../../..");

/**
 * Runs `npm run <args>` of a clone, by default without npm. Passes on only the environment variables that
 * every program needs.
 */
export function runCommand(
  clone: string,
  args: string[],
  { withNpm = false, ...options }: RunOptions = {},
): RunningCommand {
  const program = withNpm ? ["npm", "run"] : [process.execPath, join(clone, "scripts/run.mjs")];
  return run(clone, [...program, ...args], options);
}

/**
 * Runs `worthy <args>` of this checkout, without npm and the launcher. What a command does is the
 * same in a clone, where it would have to be compiled first.
 */
export function runWorthy(args: string[], env: Record<string, string>): RunningCommand {
  const { NODE_COMPILE_CACHE } = process.env;
  const program = [
    process.execPath,
    "--disable-warning=ExperimentalWarning",
    join(CHECKOUT, "apps/server/src/main.ts"),
  ];
  return run(CHECKOUT, [...program, ...args], {
    env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
  });
}

/** Runs the program of an installed package in a folder, as npx does. */
export function runPackage(
  folder: string,
  program: string,
  options: Omit<RunOptions, "withNpm">,
): RunningCommand {
  return run(folder, [process.execPath, program], options);
}

function run(
  cwd: string,
  [program = "", ...args]: string[],
  { env, ...user }: Omit<RunOptions, "withNpm">,
): RunningCommand {
  const { PATH = "", HOME = "", TMPDIR, SystemRoot } = process.env;
  const surroundings = {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    ...(SystemRoot && { SystemRoot }),
    ...QUIET,
    ...env,
  };
  const child = spawn(program, args, {
    cwd,
    env: surroundings,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    ...user,
  });
  let said = "";
  let look = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      look();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      look = () => void (said.includes(text) && resolve());
      look();
      void ended.then(() => reject(new Error(`ended without "${text}":\n${said}`)));
    });
  const stop = async () => {
    child.kill("SIGTERM");
    const patience = new AbortController();
    await Promise.race([
      ended,
      sleep(STOP_PATIENCE_MS, undefined, { signal: patience.signal }).then(
        () => killGroup(child.pid),
        () => {},
      ),
    ]);
    patience.abort();
  };
  const turnAway = () => [child.stdout, child.stderr].forEach((stream) => stream.destroy());
  return {
    output: () => said,
    says,
    turnAway,
    kill: (signal) => void child.kill(signal),
    stop,
    ended,
    exited: new Promise((resolve) => child.once("exit", resolve)),
  };
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, "SIGKILL");
  } catch {
    // All ended in the meantime.
  }
}
