import { peopleAdminHandlers } from "./features/accounts/admin/routes.ts";
import { jobHandlers } from "./features/admin/jobRoutes.ts";
import { createNumbers } from "./features/admin/numbers/readNumbers.ts";
import { numberHandlers } from "./features/admin/numbers/routes.ts";
import { adminHandlers } from "./features/admin/routes.ts";
import { announceTitles } from "./features/catalogue-import/jobs/announceTitles.ts";
import { importPorts } from "./features/catalogue-import/jobs/importPorts.ts";
import { findExperiments } from "./features/experiments/experimentStore.ts";
import { correctionHandlers } from "./features/corrections/routes.ts";
import { noteVersions } from "./features/catalogue/noteVersions.ts";
import { readStatedRow } from "./features/catalogue/titleRows.ts";
import { experimentHandlers } from "./features/experiments/routes.ts";
import { faultHandlers } from "./features/faults/routes.ts";
import { curatedHandlers } from "./features/lists/curated/routes.ts";
import { findModels, withdrawModelIn } from "./features/training/modelStore.ts";
import { presentModels } from "./features/training/presentModels.ts";
import type { CatalogueView } from "./features/catalogue/catalogueView.ts";
import { readTasteInput } from "./features/ratings/ratingStore.ts";
import type { Sql } from "./platform/database/sqlClient.ts";
import type { RealtimeHub } from "./platform/realtime/realtimeHub.ts";

interface AdminParts {
  sql: Sql;
  view(): CatalogueView;
  realtime: RealtimeHub;
  country: string;
  /** Of the operator's own TMDB account. */
  tmdbToken: string | undefined;
}

/** What only administrators ask for, and the experiments whose weights they set. */
export function composeAdmin({ sql, view, realtime, country, tmdbToken }: AdminParts) {
  const ratingsOf = async (...[queries, userId]: Parameters<typeof readTasteInput>) => (await readTasteInput(queries, userId)).ratings;
  return {
    ...faultHandlers(),
    ...adminHandlers(),
    ...peopleAdminHandlers(realtime),
    ...curatedHandlers({ snapshot: () => view().snapshot, announceTitles }),
    ...correctionHandlers({
      statedRow: readStatedRow,
      changed: async (queries, titleId, reason) => {
        await noteVersions(queries, queries`title_id = ${titleId}`);
        await announceTitles(queries, reason);
      },
    }),
    ...experimentHandlers(),
    ...jobHandlers({
      ...importPorts({ country, tmdbToken }),
      listModels: async (queries) => presentModels(await findModels(queries)),
      withdrawModel: async (queries) => (await withdrawModelIn(queries)) !== null,
    }),
    ...numberHandlers(createNumbers({ sql, engine: () => view().engine, ratingsOf, experiments: findExperiments })),
  };
}
