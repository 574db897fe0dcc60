import { isScoreCleared, progressOf } from "@worthy/domain";
import type { Taste } from "@worthy/recommender";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { Title } from "../catalogue/title.ts";
import { tasteUnder, type PersonalParts } from "./personalView.ts";

/** What scores of others need of other features. */
export interface OthersPorts {
  parts(): PersonalParts;
  /** Of these people, those who share their ratings with friends. */
  sharers(sql: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ids of the person's friends. */
  friendsOf(sql: Queries, userId: string): Promise<readonly string[]>;
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

/** Looks up what people with whom the person shares a list would make of titles, as far as they share it. */
export async function openScoresOfOthers(ports: OthersPorts, { sql, owner, now }: Context, userIds: readonly string[]): Promise<OthersLookup> {
  if (userIds.length === 0) return () => [];
  const parts = ports.parts();
  const [sharers, friends, tastes] = await Promise.all([
    ports.sharers(sql, [owner.userId, ...userIds]),
    ports.friendsOf(sql, owner.userId),
    Promise.all(userIds.map((userId) => tasteUnder(parts.view.engine, parts, { sql, userId }))),
  ]);
  const others = tastes.map((taste, at) => {
    const userId = userIds[at] ?? "";
    const shares = sharers.has(userId);
    // The score of what somebody has rated tells the rating, which is friends' business alone, and of those who both share theirs.
    const tellsRatings = shares && sharers.has(owner.userId) && friends.includes(userId);
    return { userId, taste, shares, tellsRatings, enough: enoughOf(taste, parts.view) };
  });
  const { engine } = parts.view;
  return (title) =>
    others.map(({ userId, taste, shares, tellsRatings, enough }) => {
      const shown = shares && enough[title.kind].enough && (tellsRatings || !taste.ratings.has(title.id)) && !isScoreCleared(title.firstAirDate, now);
      return { userId, score: shown ? (engine.score(taste, [title.id])[0]?.score ?? null) : null };
    });
}

/** As everywhere: no number before there is enough to say. */
export function enoughOf({ ratings }: Taste, { snapshot }: CatalogueView) {
  return progressOf(
    [...ratings].flatMap(([titleId, rating]) => {
      const kind = snapshot.title(titleId)?.kind;
      return kind ? [{ kind, rating }] : [];
    }),
  );
}
