import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "../../platform/database/sqlClient.ts";
import type { FaultInbox } from "./createFaultInbox.ts";
import { createFaultCollector, type FaultCollector } from "./createFaultCollector.ts";
import { writeFaults } from "./faultStore.ts";
import { createSentrySender } from "./sentry/createSentrySender.ts";
import { parseDsn } from "./sentry/parseDsn.ts";

interface KeepParts {
  sql: Sql;
  log: Pick<FastifyBaseLogger, "warn">;
  now(): number;
  inbox: FaultInbox | undefined;
  sentryDsn: string | undefined;
}

/**
 * Stores faults of this server and of browsers, and forwards them to an error reporter if
 * configured.
 */
export function collectFaults({ sql, log, now, inbox, sentryDsn }: KeepParts): FaultCollector {
  const dsn = sentryDsn === undefined ? null : parseDsn(sentryDsn);
  const sender = dsn ? createSentrySender({ dsn, log, now }) : null;
  const collector = createFaultCollector({
    write: (faults) => sql.begin((tx) => writeFaults(tx, faults)),
    forward: sender?.send,
    log,
    now,
  });
  inbox?.pass(collector.note);
  return {
    note: collector.note,
    close: async () => {
      await collector.close();
      await sender?.close();
    },
  };
}
