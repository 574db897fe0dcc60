import type { Config } from "../../platform/config.ts";
import { bad, good, note, type Finding } from "./Finding.ts";

const PATIENCE_MS = 3_000;

/** Whether a server responds on the configured port, and is ready. */
export async function checkServer({ port, host }: Pick<Config, "port" | "host">): Promise<Finding> {
  const address = `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host}:${port}/readyz`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { status } = response;
    await response.body?.cancel();
    return status === 200
      ? good("Server", `It responds on port ${port} and is ready.`)
      : bad("Server", `It responds on port ${port} but isn’t ready (${status}).`);
  } catch {
    return note(
      "Server",
      `Nothing responds on port ${port}: it isn’t running, or it uses another port.`,
    );
  }
}
