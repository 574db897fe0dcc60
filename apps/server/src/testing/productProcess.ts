import { spawn } from "node:child_process";
import { join } from "node:path";
import { makeTestFolder } from "../platform/database/testDatabase.ts";
import { freePort } from "./freePort.ts";
import { fillDataFolder, shareImages } from "./sharedFolders.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
const START_MS = 150_000;
/** The product as a process of its own, as `npm start` runs it once the web client is built. */
export interface ProductProcess {
  origin: string;
  pid: number;
  /** What it has said on its terminal so far. */
  said(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

export interface Product extends ProductProcess {
  /** Where its data lies, mail among it. */
  dataDir: string;
  /** Stops it and takes its data away. */
  stop(): Promise<void>;
}

/** Starts a server on the data folder, or on another database, and hands it back before it is ready. `more` is further configuration. */
export async function spawnProduct(
  dataDir: string,
  databaseUrl = "",
  more: Record<string, string> = {},
): Promise<ProductProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: origin,
    WORTHY_DATA: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: "",
    LOG_LEVEL: "warn",
    POSTERS_AHEAD: "off",
    STOP_GRACE_SECONDS: "0",
    // A busy machine is no failure.
    DEADLINE_SECONDS: "60",
    // All tests of a product come from one address.
    REQUESTS_PER_MINUTE: "100000",
    ...more,
  };
  // The channel lets the server stop when the process of the tests ends, however that ends.
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN, "serve"], {
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    origin,
    pid: child.pid ?? 0,
    said: () => lines.join(""),
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** Waits until it answers. */
export async function untilReady(product: ProductProcess): Promise<void> {
  let over = false;
  let exit: number | null = null;
  void product.ended.then((code) => {
    over = true;
    exit = code;
  });
  for (
    const until = Date.now() + START_MS;
    Date.now() < until && !over;
    await new Promise((next) => setTimeout(next, 50))
  ) {
    const answer = await fetch(`${product.origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  const why = over ? `ended with ${exit}` : `did not become ready in ${START_MS / 1000} s`;
  throw new Error(`the server ${why}. It said: ${product.said().trim() || "nothing"}`);
}

/** Starts a server on a new data folder once, so that others begin with a copy of what it made. */
async function makeTemplate(dataDir: string): Promise<void> {
  const product = await spawnProduct(dataDir);
  await untilReady(product);
  product.kill("SIGTERM");
  await product.ended;
}

/** A ready server on a fresh data folder. What it draws it shares with the others of the run. */
export async function startProduct(more: Record<string, string> = {}): Promise<Product> {
  const folder = makeTestFolder();
  await fillDataFolder(folder.path, makeTemplate);
  await shareImages(folder.path);
  const product = await spawnProduct(folder.path, "", more);
  const stop = async () => {
    product.kill("SIGTERM");
    await product.ended;
    folder.remove();
  };
  await untilReady(product).catch((error: unknown) => stop().then(() => Promise.reject(error)));
  return { ...product, dataDir: folder.path, stop };
}
