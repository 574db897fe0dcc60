import type { Community } from "@worthy/recommender";
import type { FastifyBaseLogger } from "fastify";
import { followChannel } from "../../platform/database/followChannel.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { createCatalogueView, withCommunity, type CatalogueView } from "./catalogueView.ts";
import { CATALOGUE_CHANNEL } from "./loadBundle.ts";
import { latestGeneration, readCatalogue } from "./readCatalogue.ts";

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
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Milliseconds between looks at the database, for announcements that were missed. */
  pollEvery: number;
  learned: CommunitySource;
  /** Hears of each view that takes the place of another. */
  replaced(view: CatalogueView): void;
}

export async function openLiveCatalogue({ sql, log, pollEvery, learned, replaced }: LiveOptions): Promise<LiveCatalogue> {
  const first = await readCatalogue(sql);
  let view = createCatalogueView(first, learned.community());
  const replaceBy = (next: CatalogueView) => {
    view = next;
    replaced(next);
  };
  learned.subscribe(() => replaceBy(withCommunity(view, learned.community())));
  const refresh = async () => {
    if ((await latestGeneration(sql)) <= view.snapshot.generation) return;
    const snapshot = await readCatalogue(sql);
    replaceBy(createCatalogueView(snapshot, learned.community()));
    log.info({ generation: view.snapshot.generation, titles: view.snapshot.titles.length }, "catalogue changed");
  };
  const onError = (error: unknown) => log.error({ err: error }, "catalogue could not be refreshed; the last one serves on");
  const following = await followChannel({ sql, channel: CATALOGUE_CHANNEL, pollEvery, refresh, onError });
  return { view: () => view, close: following.close };
}
