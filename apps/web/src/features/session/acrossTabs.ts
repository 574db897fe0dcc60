const LOCK = "worthy-account";

/** Runs one after the other over all tabs. Plain http addresses have no locks: there two tabs must hit the same instant to disagree. */
export async function acrossTabs<Result>(run: () => Promise<Result>): Promise<Result> {
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? await locks.request(LOCK, run) : await run();
}
