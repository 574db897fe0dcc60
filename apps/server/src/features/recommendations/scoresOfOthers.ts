import { hasScores, isScoreCleared, progressOf } from "@worthy/domain";
import type { Taste } from "@worthy/recommender";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { Title } from "../catalogue/title.ts";
import type { TasteOf } from "../ratings/ratingPolicy.ts";
import { tasteUnder, type PersonalParts } from "./personalView.ts";

/** What the scores of others need from other features. */
export interface OthersPorts {
  parts(): PersonalParts;
  /** Those of these people who share their ratings with friends. */
  sharers(sql: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ids of the person's friends. */
  friendsOf(sql: Queries, owner: Owner): Promise<readonly string[]>;
}

interface Context {
  sql: Queries;
  owner: Owner;
  now: number;
}

export interface OtherScore {
  userId: string;
  score: number | null;
}

export type OthersLookup = (title: Title) => OtherScore[];

/** Looks up the scores of people with whom the person shares a list, as far as they share them. */
export async function openScoresOfOthers(
  ports: OthersPorts,
  { sql, owner, now }: Context,
  people: readonly Readable<TasteOf>[],
): Promise<OthersLookup> {
  if (people.length === 0) return () => [];
  const parts = ports.parts();
  const [sharers, friends, tastes] = await Promise.all([
    ports.sharers(sql, [owner.userId, ...people.map(({ userId }) => userId)]),
    ports.friendsOf(sql, owner),
    Promise.all(people.map((person) => tasteUnder(parts.view.engine, parts, { sql, person }))),
  ]);
  const others = tastes.map((taste, at) => {
    const userId = people[at]?.userId ?? "";
    const shares = sharers.has(userId);
    // The score of a rated title reveals the rating, which only friends may see who both share
    // theirs.
    const tellsRatings = shares && sharers.has(owner.userId) && friends.includes(userId);
    return { userId, taste, isShared: shares && isScored(taste, parts.view), tellsRatings };
  });
  const { engine } = parts.view;
  return (title) =>
    others.map(({ userId, taste, isShared, tellsRatings }) => {
      const shown =
        isShared &&
        (tellsRatings || !taste.ratings.has(title.id)) &&
        title.isScorable &&
        !isScoreCleared(title.firstAirDate, now);
      return { userId, score: shown ? (engine.score(taste, [title.id])[0]?.score ?? null) : null };
    });
}

/** As everywhere: no score before there are enough ratings. */
export function isScored({ ratings }: Taste, { snapshot }: CatalogueView): boolean {
  return hasScores(
    progressOf(
      [...ratings].flatMap(([titleId, rating]) => {
        const kind = snapshot.title(titleId)?.kind;
        return kind ? [{ kind, rating }] : [];
      }),
    ),
  );
}
