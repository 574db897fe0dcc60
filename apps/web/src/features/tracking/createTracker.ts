import { accountAgeBucket, eventText, sessionStartEvent } from "@worthy/domain";
import type { Fired } from "../events/createTrackBuffer.ts";
import { ESSENTIAL_EVENTS } from "../events/Track.ts";
import { routeName } from "./routeName.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";
import type { Visit } from "./visitId.ts";

interface TrackerParts {
  /** Whether usage tracking is currently allowed. */
  mayTrackUse: () => boolean;
  visit: (now: number) => Visit;
  /** This device's record of its first session before this page; null on a new device. */
  firstSession: string | null;
  sessionCount: () => number;
  /**
   * When the account was created, in milliseconds; null without one, and a promise before it was
   * loaded, of "unknown" if it can't be.
   */
  accountMadeAt: () => number | null | Promise<number | "unknown">;
  /** Parameters added to an event, by its name. */
  added: (name: string, cause: unknown) => TrackedEvent["params"];
  newId: () => string;
  /** Takes an event to be sent in a batch. */
  add: (event: TrackedEvent) => void;
  /** Takes a page view. */
  addView: (event: TrackedEvent) => void;
}

/** Milliseconds for which something must be shown to count as viewed. */
export const VIEW_DELAY_MS = 1500;
const VIEWS: ReadonlySet<string> = new Set(["page_view", "popup_view"]);

/** Converts fired events to sent ones: checks consent, adds the visit, and delays views. */
export function createTracker(parts: TrackerParts): (fired: Fired) => void {
  const views = new Map<string, ReturnType<typeof setTimeout>>();
  let { firstSession } = parts;
  const startSession = (sessionId: string, at: number) => {
    const name = sessionStartEvent(firstSession);
    firstSession ??= String(at);
    const add = (age: string) =>
      parts.add(
        eventOf(
          parts.newId(),
          { name, params: { account_age: age, session_count: parts.sessionCount() }, at },
          sessionId,
        ),
      );
    const addWith = (madeAt: number | "unknown") =>
      add(madeAt === "unknown" ? madeAt : accountAgeBucket(madeAt, at));
    const madeAt = parts.accountMadeAt();
    if (madeAt === null) add("none");
    else if (typeof madeAt === "number") addWith(madeAt);
    else void madeAt.then(addWith);
  };
  const delay = (fired: Fired, event: TrackedEvent) => {
    clearTimeout(views.get(fired.name));
    const record = () => (fired.name === "page_view" ? parts.addView(event) : parts.add(event));
    views.set(fired.name, setTimeout(record, VIEW_DELAY_MS));
  };
  return (fired) => {
    const agreed = parts.mayTrackUse();
    if (!agreed && !Object.hasOwn(ESSENTIAL_EVENTS, fired.name)) return;
    const visit = agreed ? parts.visit(fired.at) : null;
    if (visit?.isNew) startSession(visit.id, fired.at);
    const event = eventOf(
      parts.newId(),
      { ...fired, params: { ...fired.params, ...parts.added(fired.name, fired.cause) } },
      visit?.id,
    );
    if (VIEWS.has(fired.name)) delay(fired, event);
    else parts.add(event);
  };
}

/**
 * Anybody with an invite's address can open it, and a friend's page identifies the friend, so
 * neither is stored.
 */
const withoutSecrets = (path: string): string =>
  path.replace(/^(\/watchlists\/invite\/|\/friends\/(?!messages\b)).+/, "$1-");

/** Conversions of fired values, by parameter. */
const TOLD: Readonly<Record<string, (value: string) => string>> = {
  path: withoutSecrets,
  route: routeName,
};

function eventOf(
  id: string,
  { name, params, at }: Pick<Fired, "params" | "at"> & { name: string },
  sessionId: string | undefined,
): TrackedEvent {
  const values = Object.entries(params).map(
    ([key, value]) =>
      [key, typeof value === "string" ? eventText(TOLD[key]?.(value) ?? value) : value] as const,
  );
  const kept = Object.fromEntries(values) as TrackedEvent["params"]; // the catalogue's types guarantee it for everything fired
  return {
    id,
    name,
    params: kept,
    occurredAt: new Date(at).toISOString(),
    ...(sessionId === undefined ? {} : { sessionId }),
  };
}
