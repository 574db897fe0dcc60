import { toAddress } from "../../api/basePath.ts";

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;
const SLOWER = 1.5;

/**
 * Asks more and more seldom, while the page is seen, whether the server is ready, and calls back
 * once it is: the network may be there all along, so that no event tells. Returns a function to
 * stop.
 */
export function watchServer(onBack: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_MS;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
    pause = Math.min(pause * SLOWER, LONGEST_MS);
  };
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    const answer = await fetch(toAddress("/readyz"), { cache: "no-store", signal }).catch(
      () => null,
    );
    if (signal.aborted) return;
    if (!answer?.ok) return wait();
    stop.abort();
    onBack();
  };
  signal.addEventListener("abort", () => clearTimeout(timer));
  document.addEventListener("visibilitychange", wait, { signal });
  wait();
  return () => stop.abort();
}
