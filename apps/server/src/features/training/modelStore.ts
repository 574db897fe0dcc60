import { createHash } from "node:crypto";
import type { Sql } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { SourceShare } from "./readRatings.ts";

/** The channel on which servers tell each other that another model serves. */
export const MODEL_CHANNEL = "worthy_model";

export interface ModelFacts {
  people: number;
  ratings: number;
  seconds: number;
  changes: number;
  trainedOn: { generation: number; titles: number; seed: number; sources: SourceShare[] };
}

export interface ModelRow extends ModelFacts {
  modelId: number;
  trainedAt: Date;
  state: "READY" | "WITHDRAWN" | "REFUSED";
  byteLength: number;
  checksum: string;
}

const PART_BYTES = 4 * 1024 * 1024;
/** The one that serves, and the one before it. */
const KEPT = 2;

/** Stores a model, removes those past the one before it, and announces it: all in the transaction of the caller. */
export async function saveModel(sql: Queries, { trainedOn, ...facts }: ModelFacts, bytes: Uint8Array): Promise<number> {
  const checksum = createHash("sha256").update(bytes).digest("hex");
  const row = { ...facts, byteLength: bytes.length, checksum };
  const [saved] = await sql<
    { modelId: number }[]
  >`insert into models ${sql({ ...row, trainedOn: sql.json({ ...trainedOn, sources: trainedOn.sources.map((share) => ({ ...share })) }) })} returning model_id`;
  if (!saved) throw new Error("a saved model has no id");
  const { modelId } = saved;
  for (let part = 0; part * PART_BYTES < bytes.length; part++) {
    const slice = Buffer.from(bytes.buffer, bytes.byteOffset + part * PART_BYTES, Math.min(PART_BYTES, bytes.length - part * PART_BYTES));
    await sql`insert into model_parts (model_id, part, bytes) values (${modelId}, ${part}, ${slice})`;
  }
  await sql`delete from models where model_id not in (select model_id from models where state = 'READY' order by model_id desc limit ${KEPT})`;
  await sql`delete from model_parts where model_id not in (select model_id from models)`;
  await announceModel(sql);
  return modelId;
}

const announceModel = (sql: Queries) => sql`select pg_notify(${MODEL_CHANNEL}, '')`;

/** All models that are kept, newest first. */
export async function findModels(sql: Queries): Promise<ModelRow[]> {
  return sql<ModelRow[]>`select * from models order by model_id desc`;
}

/** The models that may serve, newest first. */
export async function findReadyModels(sql: Queries): Promise<ModelRow[]> {
  return sql<ModelRow[]>`select * from models where state = 'READY' order by model_id desc`;
}

/** The newest model, also where it was withdrawn: what is new is counted from it. */
export async function findLastModel(sql: Queries): Promise<ModelRow | null> {
  const [row] = await sql<ModelRow[]>`select * from models order by model_id desc limit 1`;
  return row ?? null;
}

/** A model's file, part by part, so that no other query waits long for its turn. What is missing is missing from the bytes. */
export async function readModelBytes(sql: Sql, { modelId, byteLength }: Pick<ModelRow, "modelId" | "byteLength">): Promise<Uint8Array<ArrayBuffer>> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    const parts = await tx<{ part: number }[]>`select part from model_parts where model_id = ${modelId} order by part`;
    const bytes = new Uint8Array(byteLength);
    let at = 0;
    for (const { part } of parts) {
      const [row] = await tx<{ bytes: Buffer }[]>`select bytes from model_parts where model_id = ${modelId} and part = ${part}`;
      const fits = row?.bytes.subarray(0, byteLength - at) ?? Buffer.alloc(0);
      bytes.set(fits, at);
      at += fits.length;
    }
    return bytes.slice(0, at);
  });
}

/** Marks a model that cannot serve, so that it is not the one kept for a rollback. */
export async function refuseModel(sql: Queries, modelId: number): Promise<void> {
  await sql`update models set state = 'REFUSED' where model_id = ${modelId}`;
}

/** Takes the model that serves out of service for the one before it; null where none serves. */
export async function withdrawModel(sql: Sql): Promise<Withdrawal | null> {
  return sql.begin((tx) => withdrawModelIn(tx));
}

export interface Withdrawal {
  withdrawn: ModelRow;
  serving: ModelRow | null;
}

/** As `withdrawModel`, within a transaction of the caller's. */
export async function withdrawModelIn(tx: Queries): Promise<Withdrawal | null> {
  await tx`lock table models in share row exclusive mode`;
  const [withdrawn, serving] = await findReadyModels(tx);
  if (!withdrawn) return null;
  await tx`update models set state = 'WITHDRAWN' where model_id = ${withdrawn.modelId}`;
  await announceModel(tx);
  return { withdrawn, serving: serving ?? null };
}
