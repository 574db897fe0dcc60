/** A delay that somebody signing out hardly notices. */
const LONGEST_MS = 2000;

const promised = new Set<() => Promise<unknown> | void>();

/**
 * Writes something before sign-out that the person considers done although undo is still possible.
 * Returns a function to cancel that.
 */
export function beforeLeaving(finish: () => Promise<unknown> | void): () => void {
  promised.add(finish);
  return () => void promised.delete(finish);
}

/** Resolves once everything is written, failed, or takes too long. */
export async function finishPromised(): Promise<void> {
  const written = Promise.allSettled([...promised].map(async (finish) => finish()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    written,
    new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_MS))),
  ]);
  clearTimeout(timer);
  // What follows immediately, such as adding a write to the queue, runs first.
  await new Promise((resolve) => setTimeout(resolve));
}
