import { handlersOf } from "../../platform/http/handler.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { byRatings } from "./picks/byRatings.ts";
import { exampleScoreHandlers } from "./exampleScore.ts";
import { explainScore } from "./picks/explainScore.ts";
import { groupHandlers } from "./groupRoutes.ts";
import { likeHandlers } from "./likeRoutes.ts";
import { pickTitles } from "./picks/pickTitles.ts";
import { rankMoods } from "./picks/rankMoods.ts";
import { openView, type PickContext, type RecommendationPorts } from "./recommendationPorts.ts";
import { titlesToRateHandlers } from "./titlesToRate.ts";
import { pickOptionsOf, type PickBody } from "./picks/pickOptionsOf.ts";

/** Picks for a person, and their reasons. */
export function recommendationHandlers(ports: RecommendationPorts) {
  const ranked = async (body: PickBody, context: PickContext) =>
    pickTitles(
      await openView(ports, context, body),
      pickOptionsOf(body),
      byRatings(body.filters?.ratingFilter ?? "LIKES_DISLIKES"),
    );
  const own = handlersOf({
    listRecommendations: async ({ query }, context) =>
      pickTitles(await openView(ports, context, query), query, byRatings(query.ratingFilter)),
    recommend: async ({ body }, context) => ranked(body, context),
    recommendHome: async ({ body }, context) => {
      const page = await ranked(body, context);
      if (page instanceof Refusal) return page;
      return {
        ...page,
        homeBlockList: {
          items: page.recommendations.map((tvShow) => ({
            type: "RecommendationHomeBlock" as const,
            tvShow,
          })),
        },
      };
    },
    explainScore: async ({ params, query }, context) => {
      const view = await openView(ports, context);
      const title = view.snapshot.title(params.id);
      const { sql, owner, now } = context;
      const explained =
        title &&
        (await explainScore(view, title, {
          progress: await ports.progress(sql, owner),
          ratingTimes: (titleIds) => ports.ratingTimes(sql, owner, titleIds),
          now,
          without: query.without,
        }));
      if (explained) return explained;
      return title
        ? refuse("not-found", `We don’t know enough about title ${params.id} for a score.`)
        : refuse("not-found", `There is no title ${params.id}.`);
    },

    listMoods: async ({ query }, context) => {
      const { snapshot, taste } = await openView(ports, context);
      const moods = rankMoods(snapshot, { group: query.group, taste });
      return { results: moods.slice(0, query.limit), total: moods.length };
    },
  });
  return {
    ...own,
    ...likeHandlers(ports),
    ...groupHandlers(ports),
    ...titlesToRateHandlers(ports),
    ...exampleScoreHandlers(ports),
  };
}
