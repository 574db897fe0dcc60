import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Builds the web pages that the product serves. */
export async function buildWeb(): Promise<void> {
  const [code] = (await once(
    spawn(process.execPath, [join(import.meta.dirname, "../../apps/web/build.ts")], {
      stdio: "inherit",
    }),
    "exit",
  )) as [number | null];
  if (code !== 0) throw new Error("couldn't build the web pages");
}
