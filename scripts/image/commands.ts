import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { ROOT } from "../step.ts";

const execute = promisify(execFile);

/** Runs a program and passes its output on. */
export async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

/** What a program prints. */
export async function output(program: string, args: readonly string[]): Promise<string> {
  return (await execute(program, args, { cwd: ROOT })).stdout.trim();
}
