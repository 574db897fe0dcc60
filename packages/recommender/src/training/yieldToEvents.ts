const EVERY = 64;

/**
 * Yields to the event loop now and then so that a long loop can be aborted. Throws the signal's
 * reason once it is.
 */
export async function yieldToEvents(round: number, signal: AbortSignal | undefined): Promise<void> {
  if (round % EVERY !== 0) return;
  await new Promise<void>((resolve) => void setTimeout(resolve));
  signal?.throwIfAborted();
}
