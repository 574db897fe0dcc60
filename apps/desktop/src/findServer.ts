import { setTimeout as sleep } from "node:timers/promises";

const ASK_TIMEOUT_MS = 2_000;
const ASK_EVERY_MS = 300;

export type Ask = typeof fetch;

/** Whether a ready Worthy server responds at this address, and not another program. */
export async function isReady(origin: string, ask: Ask = fetch): Promise<boolean> {
  try {
    const answer = await ask(`${origin}/readyz`, {
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
      redirect: "error",
    });
    const said = (await answer.json()) as { status?: unknown } | null; // checked below
    return answer.ok && said?.status === "ready";
  } catch {
    return false;
  }
}

interface Waiting {
  /** True once it can't become ready any more. */
  over: () => boolean;
  ask?: Ask;
}

/** Waits until a starting server is ready; false if it ended instead. */
export async function untilReady(origin: string, { over, ask = fetch }: Waiting): Promise<boolean> {
  while (!over()) {
    if (await isReady(origin, ask)) return true;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}
