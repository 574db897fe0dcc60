import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import { actData } from "./actData.ts";
import { insertAct, findActs } from "./actStore.ts";
import { jobHandlers, type JobPorts } from "./jobRoutes.ts";
import { createNumbers, type NumberPorts } from "./numbers/readNumbers.ts";
import { numberHandlers } from "./numbers/routes.ts";
import { handlersOf } from "../../platform/http/handler.ts";

interface Neighbours {
  catalogue: { view(): { engine: ReturnType<NumberPorts["engine"]> } };
  ratings: { of: NumberPorts["ratingsOf"] };
  experiments: { all: NumberPorts["experiments"] };
  imports: { jobs: Omit<JobPorts, "listModels" | "withdrawModel"> };
  training: Pick<JobPorts, "listModels" | "withdrawModel">;
}

/** What administrators see of the installation, and their audit log. */
export function createAdmin({ sql }: Platform, others: Neighbours) {
  const { catalogue, ratings, experiments, imports, training } = others;
  const { listModels, withdrawModel } = training;
  return {
    handlers: {
      ...adminHandlers(),
      ...jobHandlers({ ...imports.jobs, listModels, withdrawModel }),
      ...numberHandlers(
        createNumbers({
          sql,
          engine: () => catalogue.view().engine,
          ratingsOf: ratings.of,
          experiments: experiments.all,
        }),
      ),
    },
    personalData: actData,
    /** Adds an audit entry for an administrator's change. */
    audit: insertAct,
  } satisfies Feature & Offers;
}

function adminHandlers() {
  return handlersOf({
    listAdminActs: async ({ query }, { sql }) => {
      const { acts, total } = await findActs(sql, query);
      return {
        results: acts.map(({ actId, at, ...act }) => ({ ...act, id: actId, at: at.toISOString() })),
        total,
      };
    },
  });
}
