import type { FastifyBaseLogger } from "fastify";
import type { FaultInbox } from "./features/faults/createFaultInbox.ts";
import { faultOfEvent } from "./features/faults/faultOfEvent.ts";
import { keepFaults } from "./features/faults/keepFaults.ts";
import { createDeclaredFilter } from "./features/tracking/createDeclaredFilter.ts";
import { createEventAllowance } from "./features/tracking/createEventAllowance.ts";
import { createEventWriter } from "./features/tracking/createEventWriter.ts";
import { eventGuards } from "./features/tracking/eventGuards.ts";
import { keepEventDays } from "./features/tracking/keepEventDays.ts";
import { trackingHandlers } from "./features/tracking/routes.ts";
import { createNdjsonSink } from "./features/tracking/sink/createNdjsonSink.ts";
import { withSink } from "./features/tracking/sink/withSink.ts";
import { takeTracked } from "./features/tracking/takeTracked.ts";
import type { Sql } from "./platform/database/sqlClient.ts";

interface TrackingParts {
  sql: Sql;
  log: FastifyBaseLogger;
  now(): number;
  eventFiles: string | undefined;
  faults: FaultInbox | undefined;
  sentryDsn: string | undefined;
}

/** What happened and what went wrong: events by batch and by socket, and the faults that they and the log tell of. */
export async function composeTracking({ sql, log, now, eventFiles, faults: inbox, sentryDsn }: TrackingParts) {
  const events = withSink(createEventWriter({ sql, log }), eventFiles === undefined ? null : createNdjsonSink({ folder: eventFiles, log }));
  const days = await keepEventDays({ sql, log, now });
  const allowance = createEventAllowance();
  const { declared, leftOut } = createDeclaredFilter();
  const faults = keepFaults({ sql, log, now, inbox, sentryDsn });
  return {
    handlers: trackingHandlers({
      write: events.write,
      declared,
      heard: (event) => {
        const fault = faultOfEvent(event);
        if (fault) faults.note(fault);
      },
    }),
    guards: eventGuards(allowance),
    takeTracked: takeTracked({ write: events.write, allowance, now }),
    undeclaredEvents: leftOut,
    close: async () => {
      days.stop();
      await events.close();
      await faults.close();
    },
  };
}
