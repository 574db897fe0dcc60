import type { Community } from "@worthy/recommender";
import type { FastifyBaseLogger } from "fastify";
import { followChannel } from "../../platform/database/followChannel.ts";
import type { DatabaseAddress } from "../../platform/database/databaseAddress.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { createCatalogueView, type CatalogueView } from "./catalogueView.ts";
import { readParts } from "./catalogueParts.ts";
import { changeIndex, growIndex } from "./indexChanges.ts";
import { latestGeneration } from "./latestGeneration.ts";
import { CATALOGUE_CHANNEL } from "./loadBundle.ts";
import { partsFromThread } from "./partsFromThread.ts";
import { collectParts, type Deriving, type ReadCatalogue } from "./readCatalogue.ts";
import { readInOneState } from "./readInOneState.ts";

/** The catalogue as it is now: replaced as a whole when a newer generation, or another model, is announced or found by the poll. */
export interface LiveCatalogue {
  view(): CatalogueView;
  close(): Promise<void>;
}

/** Where what was learned from everybody's ratings comes from. */
export interface CommunitySource {
  /** Null while there is nothing. */
  community(): Community | null;
  /** Calls back after each change of it. */
  subscribe(changed: () => void): void;
}

interface LiveOptions {
  sql: Sql;
  /** The database as a thread opens it. */
  address: DatabaseAddress;
  /** A catalogue with more titles is read in a thread of its own. Default 5,000. */
  readHere?: number;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Milliseconds between looks at the database, for announcements that were missed. */
  pollEvery: number;
  learned: CommunitySource;
  /** Hears of each view that takes the place of another. */
  replaced(view: CatalogueView): void;
}

/** Starting a thread takes longer than reading so many titles. */
const READ_HERE = 5_000;

/** Reads the catalogue where it holds up nobody. */
async function readAside<T>({ sql, address, readHere = READ_HERE }: LiveOptions, derive?: Deriving<T>): Promise<ReadCatalogue & { derived: T | undefined }> {
  const more = await sql`select 1 from titles offset ${readHere} limit 1`;
  return more.length > 0 ? collectParts(partsFromThread(address), derive) : readInOneState(sql, (tx) => collectParts(readParts(tx), derive));
}

export async function openLiveCatalogue(options: LiveOptions): Promise<LiveCatalogue> {
  const { sql, log, pollEvery, learned, replaced } = options;
  const growing = growIndex();
  const { derived, ...first } = await readAside(options, growing);
  let view = createCatalogueView({ ...first, index: derived ?? growing.finish(first.snapshot) }, learned.community());
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
    log.info({ generation: view.snapshot.generation, titles: view.snapshot.titles.length }, "catalogue changed");
  };
  const onError = (error: unknown) => log.error({ err: error }, "catalogue could not be refreshed; the last one serves on");
  const following = await followChannel({ sql, channel: CATALOGUE_CHANNEL, pollEvery, refresh, onError });
  return { view: () => view, close: following.close };
}
