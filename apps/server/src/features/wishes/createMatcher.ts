import { setImmediate as turn } from "node:timers/promises";
import type { Queries } from "../../platform/http/handler.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { findWished } from "./findWished.ts";
import { findOpenNames, findUnnotified, grantName, claimUnnotified } from "./wishedNames.ts";

interface MatcherParts {
  sql: Queries;
  view(): CatalogueView;
  /** Tells people that a title is here which they wished for. */
  notify(userIds: readonly string[]): void;
}

const BATCH = 500;
/** Names looked up in one run; the next run goes on from there. */
const MOST_NAMES = 10_000;
/** People told in one run. */
const MOST_BATCHES = 100;

/**
 * Grants wishes for titles that the catalogue has. Several servers may do it at once: each wish is
 * granted once, and its person told once.
 */
export function createMatcher({ sql, view, notify }: MatcherParts) {
  let after = "";
  let isWanted = false;
  let running: Promise<void> | null = null;
  const grant = async () => {
    for (let looked = 0; looked < MOST_NAMES; looked += BATCH) {
      const names = await findOpenNames(sql, { after, limit: BATCH });
      for (const folded of names) {
        const titleId = findWished(view(), folded);
        if (titleId !== null) await grantName(sql, { folded, titleId });
        else await turn();
      }
      after = names.length < BATCH ? "" : (names.at(-1) ?? "");
      if (after === "") return;
    }
  };
  const notifyAll = async () => {
    const here = (await findUnnotified(sql, BATCH)).filter((id) => view().snapshot.title(id));
    for (let batch = 0; here.length > 0 && batch < MOST_BATCHES; batch++) {
      const people = await claimUnnotified(sql, here, BATCH);
      if (people.length === 0) return;
      notify([...new Set(people)]);
    }
  };
  const runAll = async () => {
    while (isWanted) {
      isWanted = false;
      await grant();
      await notifyAll();
    }
  };
  return {
    /** Grants what can be granted; what is wanted meanwhile is done right afterwards. */
    match: (): Promise<void> => {
      isWanted = true;
      running ??= runAll().finally(() => (running = null));
      return running;
    },
    /** Resolves when nothing is being done any more. */
    settled: async (): Promise<void> => {
      isWanted = false;
      await running?.catch(() => {});
    },
  };
}
