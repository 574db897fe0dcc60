import type { Report } from "../services/Services.ts";
import type { Track } from "../events/Track.ts";

/** To the console, and as an exception event. */
export function createReport(track: Track): Report {
  return (message, error) => {
    console.warn(message, error);
    track("exception", { description: message, fatal: false }, error);
  };
}
