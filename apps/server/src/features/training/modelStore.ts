import { createHash } from "node:crypto";
import type { Sql } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { SourceShare } from "./readRatings.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** Channel on which servers announce a new model. */
export const MODEL_CHANNEL = "worthy_model";

export interface ModelFacts {
  people: number;
  ratings: number;
  seconds: number;
  changes: number;
  trainedOn: {
    generation: number;
    titles: number;
    seed: number;
    sources: SourceShare[];
    /** Whether its content had TMDB's facts; absent in older models, which never do. */
    usesTmdb?: boolean;
  };
}

export interface ModelRow
  extends
    ModelFacts,
    Row<typeof schema.models, "modelId" | "trainedAt" | "state" | "byteLength" | "checksum"> {}

const PART_BYTES = 4 * 1024 * 1024;
/** The model in use, and the previous one. */
const KEPT = 2;

/**
 * Stores a model, deletes all but the previous one, and announces it, in the caller's transaction.
 */
export async function saveModel(
  sql: Queries,
  { trainedOn, ...facts }: ModelFacts,
  bytes: Uint8Array,
): Promise<number> {
  const checksum = createHash("sha256").update(bytes).digest("hex");
  const row = { ...facts, byteLength: bytes.length, checksum };
  const [saved] = await sql<
    Row<typeof schema.models, "modelId">[]
  >`insert into models ${sql({ ...row, trainedOn: sql.json({ ...trainedOn, sources: trainedOn.sources.map((share) => ({ ...share })) }) })} returning model_id`;
  if (!saved) throw new Error("a saved model has no id");
  const { modelId } = saved;
  for (let part = 0; part * PART_BYTES < bytes.length; part++) {
    const slice = Buffer.from(
      bytes.buffer,
      bytes.byteOffset + part * PART_BYTES,
      Math.min(PART_BYTES, bytes.length - part * PART_BYTES),
    );
    await sql`insert into model_parts (model_id, part, bytes) values (${modelId}, ${part}, ${slice})`;
  }
  await sql`delete from models where model_id not in (select model_id from models where state = 'READY' order by model_id desc limit ${KEPT})`;
  await sql`delete from model_parts where model_id not in (select model_id from models)`;
  await announceModel(sql);
  return modelId;
}

const announceModel = (sql: Queries) => sql`select pg_notify(${MODEL_CHANNEL}, '')`;

/** All stored models, newest first. */
export async function findModels(sql: Queries): Promise<ModelRow[]> {
  return sql<ModelRow[]>`select * from models order by model_id desc`;
}

/** The usable models, newest first. */
export async function findReadyModels(sql: Queries): Promise<ModelRow[]> {
  return sql<ModelRow[]>`select * from models where state = 'READY' order by model_id desc`;
}

/** The newest model, even if withdrawn: new ratings are counted from it. */
export async function findLastModel(sql: Queries): Promise<ModelRow | null> {
  const [row] = await sql<ModelRow[]>`select * from models order by model_id desc limit 1`;
  return row ?? null;
}

/**
 * A model's file, part by part, so that no other query waits long. Missing parts are missing from
 * the bytes.
 */
export async function readModelBytes(
  sql: Sql,
  { modelId, byteLength }: Pick<ModelRow, "modelId" | "byteLength">,
): Promise<Uint8Array<ArrayBuffer>> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    const parts = await tx<
      Row<typeof schema.modelParts, "part">[]
    >`select part from model_parts where model_id = ${modelId} order by part`;
    const bytes = new Uint8Array(byteLength);
    let at = 0;
    for (const { part } of parts) {
      const [row] = await tx<
        Row<typeof schema.modelParts, "bytes">[]
      >`select bytes from model_parts where model_id = ${modelId} and part = ${part}`;
      const fits = row?.bytes.subarray(0, byteLength - at) ?? Buffer.alloc(0);
      bytes.set(fits, at);
      at += fits.length;
    }
    return bytes.slice(0, at);
  });
}

/** Marks an unusable model, so that it isn't the one kept for a rollback. */
export async function refuseModel(sql: Queries, modelId: number): Promise<void> {
  await sql`update models set state = 'REFUSED' where model_id = ${modelId}`;
}

/** Refuses all models that were trained with TMDB's facts, which the operator no longer allows. */
export async function refuseModelsWithTmdb(sql: Queries): Promise<void> {
  await sql`update models set state = 'REFUSED' where trained_on ->> 'usesTmdb' = 'true'`;
}

/** Replaces the model in use with the previous one; null if none is in use. */
export async function withdrawModel(sql: Sql): Promise<Withdrawal | null> {
  return sql.begin((tx) => withdrawModelIn(tx));
}

export interface Withdrawal {
  withdrawn: ModelRow;
  serving: ModelRow | null;
}

/** Like `withdrawModel`, within the caller's transaction. */
export async function withdrawModelIn(tx: Queries): Promise<Withdrawal | null> {
  await tx`lock table models in share row exclusive mode`;
  const [withdrawn, serving] = await findReadyModels(tx);
  if (!withdrawn) return null;
  await tx`update models set state = 'WITHDRAWN' where model_id = ${withdrawn.modelId}`;
  await announceModel(tx);
  return { withdrawn, serving: serving ?? null };
}
