import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";

export const ROOT = dirname(import.meta.dirname);
const bin = (name: string) => join(ROOT, "node_modules/.bin", name);

/** One thing to run: a tool of node_modules, or a script of ours. */
export interface Step {
  says: string;
  tool?: string;
  script?: string;
  args?: readonly string[];
}

/** Runs a step to its end, its output going through. True where it succeeded. */
export async function runStep({ says, tool, script, args = [] }: Step): Promise<boolean> {
  const started = performance.now();
  process.stdout.write(`\n▸ ${says}\n`);
  const [command, rest] =
    tool && process.platform === "win32" ? [`${bin(tool)}.cmd`, args] : tool ? [process.execPath, [bin(tool), ...args]] : [process.execPath, [join(ROOT, script ?? ""), ...args]];
  const child = spawn(command, rest, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = (await once(child, "exit")) as [number | null];
  process.stdout.write(`  ${code === 0 ? "done" : "FAILED"} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return code === 0;
}
