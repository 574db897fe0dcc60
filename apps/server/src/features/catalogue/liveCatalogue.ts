import type { FastifyBaseLogger } from "fastify";
import { createCatalogueView, type CatalogueView } from "./catalogueView.ts";
import { CATALOGUE_CHANNEL } from "./loadBundle.ts";
import { latestGeneration, readCatalogue } from "./readCatalogue.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";

/** The catalogue as it is now: replaced as a whole when a newer generation is announced, or found by the poll. */
export interface LiveCatalogue {
  view(): CatalogueView;
  close(): Promise<void>;
}

interface LiveOptions {
  sql: Sql;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Milliseconds between looks at the database, for announcements that were missed. */
  pollEvery: number;
}

export async function openLiveCatalogue({ sql, log, pollEvery }: LiveOptions): Promise<LiveCatalogue> {
  let view = createCatalogueView(await readCatalogue(sql));
  let refreshing: Promise<void> | null = null;
  let announced = false;

  const refresh = async () => {
    if ((await latestGeneration(sql)) <= view.snapshot.generation) return;
    view = createCatalogueView(await readCatalogue(sql));
    log.info({ generation: view.snapshot.generation, titles: view.snapshot.titles.length }, "catalogue changed");
  };
  // What is announced while a refresh is under way may be newer than what that one reads.
  const refreshWhileAnnounced = async () => {
    while (announced) {
      announced = false;
      await refresh();
    }
  };
  const refreshOnce = () => {
    announced = true;
    refreshing ??= refreshWhileAnnounced()
      .catch((error: unknown) => log.error({ err: error }, "catalogue could not be refreshed; the last one serves on"))
      .finally(() => (refreshing = null));
    return refreshing;
  };

  const listening = await sql.listen(CATALOGUE_CHANNEL, () => void refreshOnce());
  const timer = setInterval(() => void refreshOnce(), pollEvery);
  timer.unref();
  return {
    view: () => view,
    close: async () => {
      clearInterval(timer);
      await listening.unlisten();
      await refreshing;
    },
  };
}
