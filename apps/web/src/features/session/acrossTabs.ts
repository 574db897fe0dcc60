const LOCK = "worthy-account";

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one at a time across all tabs. Plain http addresses have no locks: there only within this
 * tab, and two tabs could only conflict at the same instant.
 */
export async function acrossTabs<Result>(run: () => Promise<Result>): Promise<Result> {
  const { locks }: { locks?: LockManager } = globalThis.navigator ?? {};
  if (locks) return await locks.request(LOCK, run);
  const mine = last.then(run, run);
  last = mine.catch(() => {});
  return mine;
}
