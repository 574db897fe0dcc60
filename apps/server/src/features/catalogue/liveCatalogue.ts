import type { Community } from "@worthy/recommender";
import type { FastifyBaseLogger } from "fastify";
import { followChannel } from "../../platform/database/followChannel.ts";
import type { DatabaseAddress } from "../../platform/database/databaseAddress.ts";
import type { SessionSql } from "../../platform/database/sqlClient.ts";
import { createCatalogueView, type CatalogueView } from "./catalogueView.ts";
import { readParts } from "./reading/catalogueParts.ts";
import { changeIndex, growIndex } from "./indexChanges.ts";
import { indexParts, keptCatalogue, type IndexedCatalogue } from "./keptCatalogue.ts";
import { CATALOGUE_CHANNEL, latestGeneration } from "./generations.ts";
import { partsFromThread } from "./reading/partsFromThread.ts";
import { collectParts, type ReadCatalogue } from "./reading/readCatalogue.ts";
import { readInSnapshot } from "./reading/readInSnapshot.ts";

/**
 * The current catalogue: replaced as a whole when a newer generation or model is announced, or
 * found by polling.
 */
export interface LiveCatalogue {
  view(): CatalogueView;
  close(): Promise<void>;
}

/** Source of the community model. */
export interface CommunitySource {
  /** Null if there is none. */
  community(): Community | null;
  /** Calls back after each change. */
  subscribe(changed: () => void): void;
}

interface LiveOptions {
  sql: SessionSql;
  /** Address with which a thread opens the database. */
  address: DatabaseAddress;
  /** Catalogues with more titles are read in their own thread. Default 5,000. */
  readHere?: number;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Milliseconds between polls of the database, for missed announcements. */
  pollEvery: number;
  learned: CommunitySource;
  /** Folder in which what was read is kept for the next start; nothing is kept if omitted. */
  cacheDir?: string | undefined;
  /** Used at the start, without reading, if the database has the same generation. */
  read?: ReadCatalogue | undefined;
  /** Called with each new view. */
  replaced(view: CatalogueView): void;
}

/** Starting a thread takes longer than reading this many titles. */
const READ_HERE = 5_000;

/** Whether the catalogue is read in its own thread. */
async function isReadApart({ sql, readHere = READ_HERE }: LiveOptions): Promise<boolean> {
  return (await sql`select 1 from titles offset ${readHere} limit 1`).length > 0;
}

/** Reads the catalogue in the place where it blocks nobody. */
async function readAside(options: LiveOptions): Promise<ReadCatalogue> {
  return (await isReadApart(options))
    ? collectParts(partsFromThread(options.address))
    : readInSnapshot(options.sql, (tx) => collectParts(readParts(tx)));
}

/** The catalogue as it is at the start, with its index. */
async function readFirst(options: LiveOptions): Promise<IndexedCatalogue> {
  const { sql, address, cacheDir, read } = options;
  if (read && read.snapshot.generation === (await latestGeneration(sql))) {
    const growing = growIndex();
    growing.take(read.snapshot.titles);
    return { ...read, index: growing.finish(read.snapshot) };
  }
  if (await isReadApart(options)) return indexParts(partsFromThread(address));
  return readInSnapshot(sql, (tx) =>
    cacheDir ? keptCatalogue(tx, cacheDir) : indexParts(readParts(tx)),
  );
}

export async function openLiveCatalogue(options: LiveOptions): Promise<LiveCatalogue> {
  const { sql, log, pollEvery, learned, replaced } = options;
  let view = createCatalogueView(await readFirst(options), learned.community());
  const replaceBy = (next: CatalogueView) => {
    view = next;
    replaced(next);
  };
  learned.subscribe(() => replaceBy(createCatalogueView(view, learned.community())));
  const refresh = async () => {
    if ((await latestGeneration(sql)) <= view.snapshot.generation) return;
    const read = await readAside(options);
    const { index } = view;
    const swap = () => replaceBy(createCatalogueView({ ...read, index }, learned.community()));
    await changeIndex(index, { before: view.snapshot, after: read.snapshot, swap });
    log.info(
      { generation: view.snapshot.generation, titles: view.snapshot.titles.length },
      "catalogue changed",
    );
  };
  const onError = (error: unknown) =>
    log.error({ err: error }, "couldn't refresh the catalogue; the previous one stays in use");
  const following = await followChannel({
    sql,
    channel: CATALOGUE_CHANNEL,
    pollEvery,
    refresh,
    onError,
  });
  return { view: () => view, close: following.close };
}
