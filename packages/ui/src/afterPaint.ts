/** A hidden window draws no frames. */
const LONGEST_MS = 200;

/** Runs once what a press has changed so far is on the screen, so that the rest doesn't hold it up. */
export function afterPaint(run: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, LONGEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(run);
  });
}
