/** A moment that somebody who signs out hardly notices. */
const LONGEST_MS = 2000;

const promised = new Set<() => Promise<unknown> | void>();

/** Has something written before somebody signs out that they take for done, though it can still be undone. Returns how to forget that. */
export function beforeLeaving(finish: () => Promise<unknown> | void): () => void {
  promised.add(finish);
  return () => void promised.delete(finish);
}

/** Resolves once all of that is written, or has failed, or takes too long. */
export async function finishPromised(): Promise<void> {
  const written = Promise.allSettled([...promised].map(async (finish) => finish()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([written, new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_MS)))]);
  clearTimeout(timer);
  // What follows on it at once, such as a write that joins the queue, does so first.
  await new Promise((resolve) => setTimeout(resolve));
}
