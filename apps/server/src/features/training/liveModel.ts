import type { Community } from "@worthy/recommender";
import type { FastifyBaseLogger } from "fastify";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { followChannel } from "../../platform/database/followChannel.ts";
import type { SessionSql } from "../../platform/database/sqlClient.ts";
import { findReadyModels, MODEL_CHANNEL, readModelBytes, type ModelRow } from "./modelStore.ts";
import type { ModelFile, OpenedModel } from "./modelReader.ts";

const READER = new URL("./modelReader.ts", import.meta.url);

/** Checks and opens a model's file in its own thread, to which the bytes are transferred. */
async function openModel(file: ModelFile): Promise<OpenedModel> {
  const worker = new Worker(READER, {
    workerData: file,
    transferList: [file.bytes.buffer],
    execArgv: [],
  });
  try {
    const [opened] = (await once(worker, "message")) as [OpenedModel]; // the thread sends nothing else; its errors reject
    return opened;
  } finally {
    await worker.terminate();
  }
}

/** The model in use: the newest that is ready and intact. */
export interface LiveModel {
  /** Its metadata; null if none is in use. */
  serving(): ModelRow | null;
  community(): Community | null;
  /**
   * The newest model if it is unusable and a new training would help, which is not the case if a
   * newer version of Worthy made it.
   */
  unusable(): number | null;
  /** Calls back after each swap. */
  subscribe(swapped: () => void): void;
  close(): Promise<void>;
}

interface LiveOptions {
  sql: SessionSql;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** Milliseconds between polls of the database, for missed announcements. */
  pollEvery: number;
}

interface Serving {
  row: ModelRow;
  community: Community;
}

/**
 * Opens the current model and follows its replacements: newly trained ones, or after a rollback the
 * previous one.
 */
export async function openLiveModel({ sql, log, pollEvery }: LiveOptions): Promise<LiveModel> {
  let serving: Serving | null = null;
  const refused = new Map<number, { mendable: boolean }>();
  let unusable: number | null = null;
  const listeners: (() => void)[] = [];

  /** Opens a model; null, with a log entry, if it can't be used. */
  const open = async (row: ModelRow): Promise<Serving | null> => {
    const opened = await openModel({
      bytes: await readModelBytes(sql, row),
      checksum: row.checksum,
    });
    if (opened.ok) return { row, community: opened.community };
    refused.set(row.modelId, { mendable: opened.reason !== "new-version" });
    log.error(
      { model: row.modelId, trainedAt: row.trainedAt },
      `model ${row.modelId} was refused; the last good one stays in use. ${opened.message}`,
    );
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
    // A rollback deserves a line at the default level.
    if (after < before) log.warn({ before, model: after || null }, "an earlier model is in use");
    else log.info({ model: after }, "a new model is in use");
    for (const swapped of listeners) swapped();
  };

  const onError = (error: unknown) =>
    log.error({ err: error }, "model not refreshed; the previous one stays in use");
  await refresh();
  const following = await followChannel({
    sql,
    channel: MODEL_CHANNEL,
    pollEvery,
    refresh,
    onError,
  });
  return {
    serving: () => serving?.row ?? null,
    community: () => serving?.community ?? null,
    unusable: () => unusable,
    subscribe: (swapped) => void listeners.push(swapped),
    close: following.close,
  };
}
