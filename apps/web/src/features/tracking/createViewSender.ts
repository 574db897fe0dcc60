import type { CallOutput, TrackerEvent } from "@worthy/contract";
import { APP_VERSION, parseTestsText } from "@worthy/domain";
import { newIdempotencyKey } from "../../api/newIdempotencyKey.ts";
import type { DeviceStorage } from "../session/deviceStorage.ts";
import { DEVICE_KEY } from "./consent.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";

/** Sends something over the socket; false if there is none, or it was not stored. */
export type SendEvent = (event: TrackerEvent) => Promise<boolean>;

interface ViewSenderParts {
  sendEvent: SendEvent;
  storage: Pick<DeviceStorage, "read" | "write">;
  user: () => CallOutput<"getUser"> | undefined;
  sessionCount: () => number;
  /** Handles a view that couldn't be sent: it goes with the others, with the same id. */
  otherwise: (event: TrackedEvent) => void;
}

/**
 * Sends a page view over the socket, immediately and with its viewer; if that fails, with the next
 * batch.
 */
export function createViewSender({
  sendEvent,
  storage,
  user,
  sessionCount,
  otherwise,
}: ViewSenderParts): (event: TrackedEvent) => void {
  const deviceId = (): string => {
    const id = storage.read(DEVICE_KEY) ?? newIdempotencyKey();
    storage.write(DEVICE_KEY, id);
    return id;
  };
  return (event) => {
    const { id, params, occurredAt, sessionId = "" } = event;
    const who = user();
    const platform = matchMedia("(display-mode: standalone)").matches ? "installed" : "browser";
    const sent = sendEvent({
      id,
      source: "web",
      sessionId,
      data: {
        userId: who?.id ?? null,
        screenName: String(params["screen"]).slice(0, 40),
        version: APP_VERSION,
        platform,
        deviceId: deviceId(),
        pageInfo: {
          path: String(params["path"]),
          width: innerWidth,
          height: innerHeight,
          language: navigator.language.slice(0, 40),
        },
      },
      identity: {
        roles: who?.roles.map(({ name }) => name) ?? [],
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone.slice(0, 40),
        platform,
        tests: parseTestsText(String(params["tests"] ?? "")),
        lifeCycle: who?.lifeCycle ?? null,
        sessionCount: sessionCount(),
      },
      occurredAt,
    });
    void sent.catch(() => false).then((kept) => kept || otherwise(event));
  };
}
