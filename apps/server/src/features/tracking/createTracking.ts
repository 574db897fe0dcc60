import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import { createDeclaredFilter } from "./createDeclaredFilter.ts";
import { createEventAllowance } from "./createEventAllowance.ts";
import { createEventWriter } from "./createEventWriter.ts";
import { eventData } from "./eventData.ts";
import { daysReadyAt, makeEventDays, removeOldEventDays } from "./eventDays.ts";
import { eventGuards } from "./eventGuards.ts";
import type { EventRow } from "./EventRow.ts";
import { trackingHandlers } from "./routes.ts";
import { createNdjsonSink } from "./sink/createNdjsonSink.ts";
import { withSink } from "./sink/withSink.ts";
import { takeTracked } from "./takeTracked.ts";

interface TrackingPorts {
  /** Folder in which events are also stored, as files of JSON lines. */
  eventFiles?: string | undefined;
  /** How many times as many events as usual a network may send. */
  crowd?: number | undefined;
  /** Counts events in the transaction that stores them. */
  count(tx: SqlTransaction, rows: readonly EventRow[]): Promise<void>;
  faults: {
    /** Called with every stored event. */
    heard(event: EventRow): void;
  };
}

/** Tracking events, by batch and by socket. */
export async function createTracking(
  platform: Platform,
  { eventFiles, crowd, count, faults }: TrackingPorts,
) {
  const { sql, log, now } = platform;
  const sink = eventFiles === undefined ? null : createNdjsonSink({ folder: eventFiles, log });
  const events = withSink(createEventWriter({ sql, log, count }), sink);
  const allowance = createEventAllowance(crowd);
  const { declared, leftOut } = createDeclaredFilter();
  const { write } = events;
  const makeDays = () => makeEventDays(sql, daysReadyAt(now()));
  const tendDays = async () => {
    await makeDays();
    await removeOldEventDays(sql, now());
  };
  await makeDays(); // before anything is written
  return {
    handlers: trackingHandlers({ write, declared, heard: faults.heard }),
    guards: eventGuards(allowance),
    personalData: eventData,
    hourly: [{ run: tendDays, failed: "couldn't maintain the days of events" }],
    close: events.close,
    /** Stores events from the socket. */
    takeTracked: takeTracked({ write, allowance, now }),
    /** Number of undeclared events dropped. */
    undeclaredEvents: leftOut,
  } satisfies Feature & Offers;
}
