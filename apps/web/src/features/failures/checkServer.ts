import { toAddress } from "../../api/basePath.ts";

const PATIENCE_MS = 5_000;

/** `ready` to answer anything, `answers` with an error, or `gone`: there is no way to it. */
export type ServerState = "ready" | "answers" | "gone";

/** Asks the server whether it is ready. */
export async function checkServer(): Promise<ServerState> {
  if (!navigator.onLine) return "gone";
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return (await fetch(toAddress("/readyz"), { cache: "no-store", signal })).ok
      ? "ready"
      : "answers";
  } catch {
    return "gone";
  }
}
