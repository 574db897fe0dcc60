const HOUR_MS = 60 * 60 * 1000;

/** Does some clearing away now and every hour. Returns how to stop. */
export function hourly(clearAway: () => Promise<void>, onError: (error: unknown) => void): () => void {
  const run = () => void clearAway().catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
