import type { Track } from "../tracking/events.ts";

/** Notes a failure under a fixed name that holds nothing of a person. */
export type Report = (message: string, error: unknown) => void;

/** On the console for whoever looks there, and as an exception event. */
export function createReport(track: Track): Report {
  return (message, error) => {
    console.warn(message, error);
    track("exception", { description: message, fatal: false }, error);
  };
}
