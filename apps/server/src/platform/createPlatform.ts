import type { Feature, Platform } from "./feature.ts";
import { deleteOldIdempotencyKeys, idempotencyData } from "./http/idempotencyData.ts";
import { createLimiter, removeOldCounts } from "./limits/limiter.ts";
import { openReplica } from "./database/readReplica.ts";
import type { Mailer } from "./mail/mailer.ts";
import { openMailQueue } from "./mail/mailQueue.ts";
import { createRealtimeHub } from "./realtime/realtimeHub.ts";

type Given = "sql" | "log" | "now" | "address" | "publicUrl" | "country";

export interface PlatformOptions extends Pick<Platform, Given> {
  mailer: Mailer;
  /** How many times as many people as usual may share a network; default 1. */
  crowd?: number | undefined;
}

/** The services all features use, and the data the platform itself keeps and purges. */
export function createPlatform({ mailer, crowd, ...given }: PlatformOptions): Platform & Feature {
  const { sql, log } = given;
  const replica = openReplica(given.address, { log });
  const mailQueue = openMailQueue({ mailer, log });
  return {
    ...given,
    replica,
    limiter: createLimiter(sql, crowd),
    realtime: createRealtimeHub(log),
    mailQueue,
    personalData: idempotencyData,
    hourly: [
      {
        run: () => deleteOldIdempotencyKeys(sql),
        failed: "couldn't remove old idempotency keys",
      },
      { run: () => removeOldCounts(sql), failed: "couldn't remove old counts" },
    ],
    // So that a reset gives nobody new attempts.
    contentTables: ["limit_counts"],
    close: async () => {
      await mailQueue.close();
      await replica.close();
    },
  };
}
