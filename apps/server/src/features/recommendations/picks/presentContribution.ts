import type { Contribution, RestPart } from "@worthy/recommender";
import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";
import type { TitleScorer } from "../../titles/presentNode.ts";
import { traitLabel } from "../traitLabel.ts";

/** When a person rated titles, by title. */
export type RatingTimes = ReadonlyMap<number, Date>;

interface Known {
  snapshot: CatalogueSnapshot;
  scorer: Pick<TitleScorer, "name">;
  ratingTimes: RatingTimes;
}

/** One row of the arithmetic behind a score, with names. */
export function presentContribution(row: Contribution, known: Known) {
  const { snapshot, scorer, ratingTimes } = known;
  if (row.type === "rest")
    return { ...row, parts: row.parts.map((part) => presentRestPart(part, known)) };
  const title = snapshot.title(row.titleId);
  if (!title) return { type: "rest" as const, points: row.points, parts: [] };
  const ratedAt = ratingTimes.get(title.id);
  return {
    type: "title" as const,
    titleId: title.id,
    name: scorer.name(title),
    path: title.path,
    poster: `/${title.posterName}`,
    rating: row.rating,
    ...(ratedAt ? { ratedAt: ratedAt.toISOString() } : {}),
    points: row.points,
    parts: row.parts.map((part) => ({ ...part, label: traitLabel(part) })),
  };
}

function presentRestPart(part: RestPart, { snapshot, scorer }: Known) {
  if (part.type === "trait") return { ...part, label: traitLabel(part) };
  const title = snapshot.title(part.titleId);
  return title === undefined
    ? { type: "trait" as const, trait: "rest" as const, key: "", label: "", points: part.points }
    : { ...part, name: scorer.name(title) };
}
