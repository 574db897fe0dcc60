import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";

interface Said {
  ready?: { supervisor: number; postmaster: number };
  folder?: string;
  host?: string;
  uid?: number;
  written?: number;
  info?: string;
  failed?: string;
  name?: string;
  stopped?: boolean;
}

export interface RunningTestServer {
  pid: number;
  said: Said[];
  /** The first line with the key, once it appears; rejects if the process ends without it. */
  wait: <K extends keyof Said>(key: K) => Promise<Said & Required<Pick<Said, K>>>;
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<number | null>;
}

/** Runs testServer.ts on the folder, with the given spawn options (such as user or environment). */
export function runTestServer(
  dataDir: string,
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv; script?: string } = {},
): RunningTestServer {
  const script = options.script ?? fileURLToPath(new URL("testServer.ts", import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], {
    cwd: "/",
    stdio: ["ignore", "pipe", "inherit"],
    ...options,
  });
  const said: Said[] = [];
  let look = () => {};
  createInterface({ input: child.stdout }).on("line", (line) => {
    said.push(JSON.parse(line) as Said); // written by testServer.ts
    look();
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const wait: RunningTestServer["wait"] = (key) =>
    new Promise((resolve, reject) => {
      const find = () => said.find((line) => line[key] !== undefined);
      const previous = look;
      look = () => {
        previous();
        const found = find();
        if (found) resolve(found as Awaited<ReturnType<typeof wait<typeof key>>>); // `find` looked for the key
      };
      look();
      void ended.then(() =>
        reject(new Error(`ended without "${key}": ${JSON.stringify(said.slice(-5))}`)),
      );
    });
  return { pid: child.pid ?? 0, said, wait, kill: (signal) => void child.kill(signal), ended };
}
