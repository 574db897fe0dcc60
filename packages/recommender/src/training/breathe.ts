const EVERY = 64;

/** Lets whatever waits in the thread's queue in, now and then, so that a long loop can be stopped. Throws the signal's reason once it is. */
export async function breathe(round: number, signal: AbortSignal | undefined): Promise<void> {
  if (round % EVERY !== 0) return;
  await new Promise<void>((resolve) => void setTimeout(resolve));
  signal?.throwIfAborted();
}
