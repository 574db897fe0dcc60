// Synchronisation of the threads of one job. The job's control words are at the start of the shared
// memory.

/** 0 while the job runs; any other value ends it at the next check. */
const STATE: usize = 64;
/** The job's progress in its own units, for observers. */
const DONE: usize = 128;
/** Where in its input a job failed. */
const WHERE: usize = 192;
const ARRIVED: usize = 256;
const ROUND: usize = 320;
const TICKET: usize = 384;

const SPINS: u32 = 2000;
/**
 * How often a waiting thread wakes, in nanoseconds, so an aborted job ends even without a
 * notification.
 */
const NAP: i64 = 20_000_000;

export function stopped(): bool {
  return atomic.load<i32>(STATE) != 0;
}

export function fail(reason: i32, where: u32): void {
  atomic.store<u32>(WHERE, where);
  atomic.cmpxchg<i32>(STATE, 0, reason);
}

export function state(): i32 {
  return atomic.load<i32>(STATE);
}

export function advance(units: u32): void {
  atomic.add<u32>(DONE, units);
}

/**
 * The next task of this phase; each number is handed out once. The counter restarts at every
 * barrier.
 */
export function claimTask(): u32 {
  return atomic.add<u32>(TICKET, 1);
}

/** Waits for all threads (a barrier). False if the job has been stopped. */
export function meet(threads: u32): bool {
  const round = atomic.load<i32>(ROUND);
  if (atomic.add<u32>(ARRIVED, 1) == threads - 1) {
    atomic.store<u32>(ARRIVED, 0);
    atomic.store<u32>(TICKET, 0);
    atomic.add<i32>(ROUND, 1);
    atomic.notify(ROUND, -1);
    return !stopped();
  }
  for (let spin: u32 = 0; spin < SPINS; spin++)
    if (atomic.load<i32>(ROUND) != round) return !stopped();
  while (atomic.load<i32>(ROUND) == round) {
    if (stopped()) return false;
    atomic.wait<i32>(ROUND, round, NAP);
  }
  return !stopped();
}
