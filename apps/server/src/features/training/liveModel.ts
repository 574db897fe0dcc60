import type { Community } from "@worthy/recommender";
import type { FastifyBaseLogger } from "fastify";
import { followChannel } from "../../platform/database/followChannel.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { findReadyModels, MODEL_CHANNEL, readModelBytes, type ModelRow } from "./modelStore.ts";
import { openModel } from "./openModel.ts";

/** The model that serves as of now: the newest that is ready and whole. */
export interface LiveModel {
  /** What is known of it; null while none serves. */
  serving(): ModelRow | null;
  community(): Community | null;
  /** The newest model where a new training would mend that it cannot serve: not where a newer version of Worthy made it. */
  unusable(): number | null;
  /** Calls back after each swap. */
  subscribe(swapped: () => void): void;
  close(): Promise<void>;
}

interface LiveOptions {
  sql: Sql;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** Milliseconds between looks at the database, for announcements that were missed. */
  pollEvery: number;
}

interface Serving {
  row: ModelRow;
  community: Community;
}

/** Opens the model that serves and follows what takes its place: another training's, or after a rollback the one before. */
export async function openLiveModel({ sql, log, pollEvery }: LiveOptions): Promise<LiveModel> {
  let serving: Serving | null = null;
  const refused = new Map<number, { mendable: boolean }>();
  let unusable: number | null = null;
  const listeners: (() => void)[] = [];

  /** The model opened, or null, and a word in the log, where it cannot serve. */
  const open = async (row: ModelRow): Promise<Serving | null> => {
    const opened = await openModel({ bytes: await readModelBytes(sql, row), checksum: row.checksum });
    if (opened.ok) return { row, community: opened.community };
    refused.set(row.modelId, { mendable: opened.reason !== "new-version" });
    log.error({ model: row.modelId, trainedAt: row.trainedAt }, `model ${row.modelId} was refused; the last good one serves. ${opened.message}`);
    return null;
  };
  const newest = async (rows: readonly ModelRow[]): Promise<Serving | null> => {
    for (const row of rows) {
      if (refused.has(row.modelId)) continue;
      const found = row.modelId === serving?.row.modelId ? serving : await open(row);
      if (found) return found;
    }
    return null;
  };
  const refresh = async () => {
    const rows = await findReadyModels(sql);
    const found = await newest(rows);
    const newestId = rows[0]?.modelId ?? 0;
    unusable = refused.get(newestId)?.mendable ? newestId : null;
    if (found === serving) return;
    const [before, after] = [serving?.row.modelId ?? 0, found?.row.modelId ?? 0];
    serving = found;
    // A rollback is worth a line at the default level.
    if (after < before) log.warn({ before, model: after || null }, "an earlier model serves again");
    else log.info({ model: after }, "a new model serves");
    for (const swapped of listeners) swapped();
  };

  const onError = (error: unknown) => log.error({ err: error }, "the model could not be refreshed; the last one serves on");
  await refresh();
  const following = await followChannel({ sql, channel: MODEL_CHANNEL, pollEvery, refresh, onError });
  return {
    serving: () => serving?.row ?? null,
    community: () => serving?.community ?? null,
    unusable: () => unusable,
    subscribe: (swapped) => void listeners.push(swapped),
    close: following.close,
  };
}
