import { isHater, RED_HERRING_ID } from "@worthy/domain";
import { tellingRatings } from "@worthy/recommender";
import { handlersOf } from "../../platform/http/handler.ts";
import { openView, type RecommendationPorts } from "./recommendationPorts.ts";
import { RED_HERRING } from "../catalogue/redHerring.ts";
import { hasEpisodes, type Title } from "../catalogue/title.ts";
import { cachedPlan } from "./cachedPlan.ts";
import { wallQuestions } from "./wallQuestions.ts";

/**
 * Its position among all titles asked about, across pages: below the first screenful, and among
 * titles.
 */
const PLACE = 17;

interface Page {
  limit: number;
  nodeType?: string;
  /** Titles asked about before this page. */
  exclude: ReadonlySet<number>;
}

const placeIn = ({ exclude }: Page): number => PLACE - exclude.size;

/** Whether a page of titles to rate can contain the red herring. */
function mayHoldRedHerring(page: Page): boolean {
  const place = placeIn(page);
  const ofItsKind = page.nodeType === undefined || page.nodeType === RED_HERRING.kind;
  return ofItsKind && place >= 0 && place < page.limit && !page.exclude.has(RED_HERRING.id);
}

/**
 * The page with the red herring at its position; unchanged if there are too few titles around it.
 */
function placeRedHerring(titles: readonly Title[], page: Page): Title[] {
  const place = placeIn(page);
  return titles.length < Math.max(1, place)
    ? [...titles]
    : titles.toSpliced(place, 0, RED_HERRING).slice(0, page.limit);
}

/** Titles to ask a person about. */
export function titlesToRateHandlers(ports: RecommendationPorts) {
  return handlersOf({
    listTitlesToRate: async ({ query }, context) => {
      const view = await openView(ports, context);
      const { engine, taste, snapshot, scorer, seenWhole } = view;
      const { limit, nodeType } = query;
      const exclude = new Set(query.exclude.map(Number));
      // Somebody who only marks a film, or a show as a whole, has chosen not to say how it was.
      const isMarked = (id: number) => {
        const title = snapshot.title(id);
        return title !== undefined && !hasEpisodes(title);
      };
      const options = {
        limit,
        exclude: new Set([...exclude, ...[...seenWhole].filter(isMarked)]),
        // What was answered may be excluded too.
        asked: new Set([...exclude, ...taste.ratings.keys()]).size,
        kinds: nodeType ? [nodeType] : undefined,
        likely: isHater(tellingRatings(taste).values()),
      };
      const key = ["wall", { ...options, exclude: [...options.exclude], like: query.like }];
      const questions = cachedPlan(view, key, () =>
        wallQuestions({ engine, taste, snapshot }, { ...options, like: query.like }).map(
          ({ title, like }) => ({ id: title.id, like }),
        ),
      );
      const page = { limit, nodeType, exclude };
      const withDecoy =
        mayHoldRedHerring(page) && !(await ports.hasRatedRedHerring(context.sql, context.owner));
      let total = 0;
      for (const { id, kind } of snapshot.titles)
        if ((!nodeType || kind === nodeType) && !taste.ratings.has(id) && !options.exclude.has(id))
          total += 1;
      const titles = questions.flatMap(({ id }) => snapshot.title(id) ?? []);
      const likes = new Map(questions.map(({ id, like }) => [id, like]));
      const results = (withDecoy ? placeRedHerring(titles, page) : titles).map((title) => {
        const like = likes.get(title.id);
        return {
          ...scorer.summary(title),
          ...(title.id === RED_HERRING_ID ? { decoy: true as const } : {}),
          ...(like === undefined ? {} : { like }),
        };
      });
      return { results, total };
    },
  });
}
