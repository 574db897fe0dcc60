import type { Toasts } from "@worthy/ui";
import { isExpected } from "../events/isExpected.ts";
import type { Track } from "../events/Track.ts";
import { hideNetworkLost, showFailure, showNetworkLost } from "./failureToasts.ts";
import type { Locale } from "../../locale/createLocale.ts";

interface FailureParts {
  /** The window. */
  target: EventTarget;
  toasts: Toasts;
  locale: Locale;
  track: Track;
}

/**
 * Not faults: an expected answer, a request we aborted, a browser that postponed measuring, or a
 * foreign script whose errors are opaque.
 */
function isNoise(error: unknown, message: string): boolean {
  return (
    isExpected(error) ||
    message.startsWith("ResizeObserver loop") ||
    (message === "Script error." && (error === undefined || error === null))
  );
}

/**
 * Shows and counts errors that nobody else caught, and shows when the network is lost and back.
 * Returns a function to stop.
 */
export function watchFailures({ target, toasts, locale, track }: FailureParts): () => void {
  const place = { toasts, locale };
  const failed = (error: unknown, message: string) => {
    if (isNoise(error, message)) return;
    track("exception", { description: message, fatal: false }, error);
    showFailure(place, { id: "failure" });
  };
  const stop = new AbortController();
  const on = (name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, stop);
  on("error", (event) => {
    // Pictures that fail to load fire this event too, without being errors of the code.
    if (event instanceof ErrorEvent) failed(event.error, event.message);
  });
  on("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent; // the type of this event
    failed(reason, reason instanceof Error ? reason.message : String(reason));
  });
  on("offline", () => showNetworkLost(place));
  on("online", () => hideNetworkLost(toasts));
  if (!navigator.onLine) showNetworkLost(place);
  return () => stop.abort();
}
