import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";

export const ROOT = dirname(import.meta.dirname);
const bin = (name: string) => join(ROOT, "node_modules/.bin", name);

/** A command to run: a tool in node_modules, or our own script. */
export interface Step {
  says: string;
  tool?: string;
  script?: string;
  args?: readonly string[];
}

export interface StepResult {
  says: string;
  passed: boolean;
  seconds: number;
  /** The step's numbers: output lines that start with `= `. */
  numbers: string[];
}

const NUMBER = "= ";

/** Prints a number that `npm run check` repeats at the end. */
export const printNumber = (line: string): void => void process.stdout.write(`${NUMBER}${line}\n`);

function start({ tool, script, args = [] }: Step): ChildProcess {
  const [command, rest] =
    tool && process.platform === "win32"
      ? [`${bin(tool)}.cmd`, args]
      : tool
        ? [process.execPath, [bin(tool), ...args]]
        : [process.execPath, [join(ROOT, script ?? ""), ...args]];
  return spawn(command, rest, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
}

/**
 * Runs a step. Its output is passed on as it comes or, with `atOnce`, as a whole at the end, for
 * steps that run in parallel.
 */
export async function runStep(
  step: Step,
  { atOnce = false }: { atOnce?: boolean } = {},
): Promise<StepResult> {
  const { says } = step;
  const started = performance.now();
  const head = `\n▸ ${says}\n`;
  if (!atOnce) process.stdout.write(head);
  const child = start(step);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said.push(chunk);
      if (!atOnce) process.stdout.write(chunk);
    });
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = (performance.now() - started) / 1000;
  const output = Buffer.concat(said).toString();
  const end = `  ${code === 0 ? "done" : "FAILED"} in ${seconds.toFixed(1)} s\n`;
  process.stdout.write(atOnce ? head + output + end : end);
  const numbers = output
    .split("\n")
    .flatMap((line) => (line.startsWith(NUMBER) ? [line.slice(NUMBER.length)] : []));
  return { says, passed: code === 0, seconds, numbers };
}
