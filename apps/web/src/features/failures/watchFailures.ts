import type { Toasts } from "@worthy/ui";
import type { T } from "../../messages/useT.ts";
import type { Track } from "../tracking/events.ts";
import { hideNetworkLost, showFailure, showNetworkLost } from "./failureToasts.ts";

interface FailureParts {
  /** The window. */
  target: EventTarget;
  toasts: Toasts;
  t: T;
  track: Track;
}

/** Not faults: a browser that put off measuring, a request that we called back, a foreign script of which nothing may be known. */
function isNoise(error: unknown, message: string): boolean {
  if (error instanceof DOMException && error.name === "AbortError") return true;
  return message.startsWith("ResizeObserver loop") || (message === "Script error." && (error === undefined || error === null));
}

/** What nobody else caught is said in a toast and counted; so are the comings and goings of the network. Returns how to stop. */
export function watchFailures({ target, toasts, t, track }: FailureParts): () => void {
  const place = { toasts, t };
  const failed = (error: unknown, message: string) => {
    if (isNoise(error, message)) return;
    track("exception", { description: message, fatal: false }, error);
    showFailure(place, { id: "failure" });
  };
  const stop = new AbortController();
  const on = (name: string, listener: (event: Event) => void) => target.addEventListener(name, listener, stop);
  on("error", (event) => {
    // Pictures that do not load come along too, without being errors of the program.
    if (event instanceof ErrorEvent) failed(event.error, event.message);
  });
  on("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent; // the event of this name
    failed(reason, reason instanceof Error ? reason.message : String(reason));
  });
  on("offline", () => showNetworkLost(place));
  on("online", () => hideNetworkLost(toasts));
  if (!navigator.onLine) showNetworkLost(place);
  return () => stop.abort();
}
