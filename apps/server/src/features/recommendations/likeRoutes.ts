import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import type { PersonalView } from "./personalView.ts";
import { byLikeness } from "./picks/byLikeness.ts";
import { pickTitles, type PickOptions } from "./picks/pickTitles.ts";
import {
  openView,
  type Flush,
  type PickContext,
  type RecommendationPorts,
} from "./recommendationPorts.ts";
import { pickOptionsOf } from "./picks/pickOptionsOf.ts";

/** Picks similar to given titles. */
export function likeHandlers(ports: RecommendationPorts) {
  const like = async (
    { id, kind }: { id: number; kind: "tv" | "movie" },
    options: PickOptions & Flush,
    context: PickContext,
  ) => {
    const view = await openView(ports, context, options);
    return view.snapshot.title(id)?.kind === kind
      ? pickTitles(view, options, await byLikeness(view.engine, known(view, [id])))
      : refuse("not-found", `There is no ${kind === "tv" ? "show" : "film"} ${id}.`);
  };
  const known = (view: PersonalView, ids: readonly (number | string)[]) =>
    ids
      .filter((id) => typeof id === "number")
      .filter((id) => view.snapshot.title(id)?.isScorable === true);

  return handlersOf({
    recommendFromShows: async ({ body }, context) => {
      const view = await openView(ports, context, body);
      return pickTitles(
        view,
        pickOptionsOf(body),
        await byLikeness(view.engine, known(view, [...body.showIds, ...body.items])),
      );
    },
    recommendLikeShow: ({ params, query }, context) =>
      like({ id: params.id, kind: "tv" }, query, context),
    recommendLikeShowFiltered: ({ params, body }, context) =>
      like({ id: params.id, kind: "tv" }, pickOptionsOf(body), context),
    recommendLikeMovie: ({ params, query }, context) =>
      like({ id: params.id, kind: "movie" }, query, context),
  });
}
