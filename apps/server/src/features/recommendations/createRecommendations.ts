import type { ReadReplica } from "../../platform/database/readReplica.ts";
import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { Queries, Reading } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { SeenTitles } from "../episodes/findSeenTitles.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import { openPersonalView, type PersonalParts, type ViewOptions } from "./personalView.ts";
import type { RecommendationPorts } from "./recommendationPorts.ts";
import { recommendationHandlers } from "./routes.ts";
import { openScoresOfOthers, type OthersPorts } from "./scoresOfOthers.ts";
import { createTasteCache, type TasteSource } from "./tasteCache.ts";

/** All open screens request new scores within this time, so they don't all do it at once. */
const SCORES_WITHIN_S = 60;

/** Other features. Those that depend on recommendations themselves come as functions. */
interface Neighbours {
  accounts: Pick<RecommendationPorts, "people" | "sharers">;
  ratings: Pick<RecommendationPorts, "progress" | "hasRatedRedHerring"> & {
    timesOf: RecommendationPorts["ratingTimes"];
    version: TasteSource["version"];
    tasteInput: TasteSource["input"];
  };
  training: { model: { serving(): { modelId: number } | null } };
  catalogue(): { view(): CatalogueView };
  providers(): Pick<RecommendationPorts, "readerOf" | "servicesOf">;
  episodes(): {
    seenTitles(
      sql: Queries,
      options: { people: readonly TasteHolder[]; snapshot: CatalogueSnapshot; now: number },
    ): Promise<SeenTitles>;
  };
  watchlists(): Pick<RecommendationPorts, "listGroup">;
  friends(): Pick<OthersPorts, "friendsOf"> & Pick<RecommendationPorts, "ratingsInSight">;
}

/** What tastes are computed from: read on the replica where that has the person's last rating. */
function inputThrough(replica: ReadReplica, ratings: Neighbours["ratings"]): TasteSource["input"] {
  return async (sql, person) => {
    const glanced = await replica.glance((standby) => ratings.tasteInput(standby, person));
    const isCurrent = glanced && glanced.version === (await ratings.version(sql, person));
    return isCurrent ? glanced : ratings.tasteInput(sql, person);
  };
}

/** Each person's scores and picks. */
export function createRecommendations({ realtime, replica }: Platform, others: Neighbours) {
  const { accounts, ratings, training, catalogue, providers, episodes, watchlists } = others;
  const tastes = createTasteCache({
    version: ratings.version,
    input: inputThrough(replica, ratings),
  });
  const view = () => catalogue().view();
  const readerOf: PersonalParts["readerOf"] = (...reader) => providers().readerOf(...reader);
  const seenTitles: PersonalParts["seenTitles"] = (sql, people, now) =>
    episodes().seenTitles(sql, { people, snapshot: view().snapshot, now });
  const servicesOf: PersonalParts["servicesOf"] = (...people) => providers().servicesOf(...people);
  const parts = (): PersonalParts => ({ view: view(), tastes, readerOf, seenTitles, servicesOf });
  const open = (options: ViewOptions) => openPersonalView(parts(), options);
  const othersPorts: OthersPorts = {
    parts,
    sharers: accounts.sharers,
    friendsOf: (...person) => others.friends().friendsOf(...person),
  };
  const generationOf = ({ snapshot }: CatalogueView) =>
    `${snapshot.generation}.${training.model.serving()?.modelId ?? 0}`;
  return {
    handlers: recommendationHandlers({
      view,
      tastes,
      readerOf,
      seenTitles,
      progress: ratings.progress,
      ratingTimes: ratings.timesOf,
      hasRatedRedHerring: ratings.hasRatedRedHerring,
      people: accounts.people,
      sharers: accounts.sharers,
      ratingsInSight: (...people) => others.friends().ratingsInSight(...people),
      servicesOf,
      listGroup: (...list) => watchlists().listGroup(...list),
    }),
    /** The catalogue as one person sees it. */
    open,
    scorer: async (options: ViewOptions) => (await open(options)).scorer,
    scoresOfOthers: (options: Reading<Owner>, people: Parameters<typeof openScoresOfOthers>[2]) =>
      openScoresOfOthers(othersPorts, options, people),
    tasteChanged: tastes.apply,
    tasteGone: tastes.forget,
    /** Identifies everybody's current scores: a different text means different scores. */
    scoresGeneration: () => generationOf(view()),
    /** On a new catalogue or model: drops old tastes, and screens request new scores. */
    catalogueReplaced: (next: CatalogueView) => {
      tastes.keepOnly(next.engine);
      realtime.notifyLocalSockets("scores:changed", {
        origin: null,
        generation: generationOf(next),
        within: SCORES_WITHIN_S,
      });
    },
  } satisfies Feature & Offers;
}

export type Recommendations = ReturnType<typeof createRecommendations>;
