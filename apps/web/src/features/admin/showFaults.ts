import type { Toasts } from "@worthy/ui";
import { readSettings } from "../settings/useLocalSetting.ts";
import { ESSENTIAL_EVENTS } from "../events/Track.ts";
import type { Fired, TrackBuffer } from "../events/createTrackBuffer.ts";

/** Milliseconds that a fault stays on an administrator's screen. */
export const DEBUG_TIMEOUT = 15_000;

/** The fault's message and the details it lacks. */
function textOf({ name, params: { description, url, status } }: Fired): string {
  return typeof description === "string"
    ? description
    : [name, status, url].filter((part) => part !== undefined).join(" ");
}

/** Shows every fault to administrators who have enabled that. */
export function showFaults(pass: TrackBuffer["pass"], toasts: Toasts): TrackBuffer["pass"] {
  const say = (fired: Fired) => {
    if (!Object.hasOwn(ESSENTIAL_EVENTS, fired.name)) return;
    const { admin, debug } = readSettings();
    if (admin && debug) toasts.show({ text: textOf(fired), timeout: DEBUG_TIMEOUT });
  };
  return (receive) => pass((fired) => (say(fired), receive(fired)));
}
