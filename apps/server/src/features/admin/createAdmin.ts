import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import { actData } from "./actData.ts";
import { insertAct, findActs } from "./actStore.ts";
import { jobHandlers, type JobPorts } from "./jobRoutes.ts";
import { createNumbers, type NumberPorts } from "./numbers/readNumbers.ts";
import { numberHandlers } from "./numbers/routes.ts";
import { startCounting } from "./numbers/sums/startCounting.ts";
import { personDayData, removeOldDays } from "./numbers/sums/personDayData.ts";
import type { LinkProblem } from "../../platform/linkProblem.ts";
import type { PersonalData } from "../../platform/personalData.ts";
import { handlersOf } from "../../platform/http/handler.ts";

interface Neighbours {
  accounts: Pick<NumberPorts, "claimUncounted">;
  /** Whether this server works in the background by itself. */
  trains: boolean;
  linkProblem?: LinkProblem | null;
  catalogue: { view(): { engine: ReturnType<NumberPorts["engine"]> } };
  ratings: { of: NumberPorts["ratingsOf"] };
  experiments: { all: NumberPorts["experiments"] };
  imports: { jobs: Omit<JobPorts, "listModels" | "withdrawModel"> };
  training: Pick<JobPorts, "listModels" | "withdrawModel">;
}

/** What administrators see of the installation, and their audit log. */
export function createAdmin({ sql, log, replica }: Platform, others: Neighbours) {
  const { accounts, catalogue, ratings, experiments, imports, training } = others;
  const { claimUncounted } = accounts;
  const { listModels, withdrawModel } = training;
  return {
    handlers: {
      ...adminHandlers(others.linkProblem ?? null),
      ...jobHandlers({ ...imports.jobs, listModels, withdrawModel }),
      ...numberHandlers(
        createNumbers({
          sql,
          replica,
          claimUncounted,
          engine: () => catalogue.view().engine,
          ratingsOf: ratings.of,
          experiments: experiments.all,
        }),
      ),
    },
    personalData: adminData,
    hourly: [{ run: () => removeOldDays(sql), failed: "couldn't remove people's old days" }],
    close: others.trains ? startCounting({ sql, claimUncounted, log }) : async () => {},
    /** Adds an audit entry for an administrator's change. */
    audit: insertAct,
  } satisfies Feature & Offers;
}

const adminData: PersonalData = {
  move: async (sql, merge) => ({
    ...(await actData.move(sql, merge)),
    ...(await personDayData.move(sql, merge)),
  }),
  erase: async (sql, owner) => {
    await actData.erase(sql, owner);
    await personDayData.erase(sql, owner);
  },
  files: [...actData.files, ...personDayData.files],
};

function adminHandlers(linkProblem: LinkProblem | null) {
  return handlersOf({
    getLinkCheck: () => ({ linkProblem }),
    listAdminActs: async ({ query }, { sql }) => {
      const { acts, total } = await findActs(sql, query);
      return {
        results: acts.map(({ actId, at, ...act }) => ({ ...act, id: actId, at: at.toISOString() })),
        total,
      };
    },
  });
}
