import type { RatingValue } from "@worthy/domain";
import type { Reading } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { findEpisodeNames } from "../catalogue/episodes.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import { findAhead } from "./airedSeasons.ts";
import { nextAired, presentSeen } from "./presentSeen.ts";
import { findStarted } from "./seenStore.ts";

/** The catalogue as the person sees it. */
export interface WatchingView {
  snapshot: CatalogueSnapshot;
  taste: { ratings: ReadonlyMap<number, RatingValue> };
  scorer: TitleScorer;
}

/** Ratings that mean somebody has stopped watching a show. */
const STOPPED: ReadonlySet<RatingValue> = new Set(["DISLIKE", "NOT_INTERESTED"]);

interface Page {
  limit: number;
  offset: number;
}

/** Shows to continue: partly seen, with more aired; last watched first. */
export async function continueWatching(
  view: WatchingView,
  { sql, owner, now }: Omit<Reading<Owner>, "language">,
  { limit, offset }: Page,
) {
  const { snapshot, taste, scorer } = view;
  const started = (await findStarted(sql, owner)).flatMap(({ titleId, seen, seenAt }) => {
    const show = snapshot.title(titleId);
    const rating = taste.ratings.get(titleId);
    return show && !(rating && STOPPED.has(rating)) ? [{ show, seen, seenAt }] : [];
  });
  const ahead = await findAhead(
    sql,
    started.map(({ show }) => show),
    now,
  );
  const open = started.flatMap((each) => {
    const parts = { ...each, ahead, now };
    const next = nextAired(parts);
    return next ? [{ parts, next }] : [];
  });
  const page = open.slice(offset, offset + limit);
  const nameOf = await findEpisodeNames(
    sql,
    page.map(({ next }) => next),
  );
  const results = page.map(({ parts }) => ({
    title: scorer.summary(parts.show),
    progress: presentSeen(parts, nameOf),
    seenAt: parts.seenAt.toISOString(),
  }));
  return { results, total: open.length };
}
