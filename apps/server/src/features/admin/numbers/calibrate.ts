import { wilsonInterval, type RatingValue, type Share } from "@worthy/domain";
import type { Engine, TitleRating } from "@worthy/recommender";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Administrator, Readable } from "../../../platform/policy.ts";
import { forEachYielding } from "../../catalogue/reading/forEachYielding.ts";
import { mayMeasure, type TasteOf } from "../../ratings/ratingPolicy.ts";
import type { Row } from "../../../platform/database/row.ts";
import type { accountsView } from "../../accounts/schema.ts";

export interface CalibrationBand extends Share {
  from: number;
  to: number;
  meanScore: number | null;
}

export interface Calibration {
  ratings: number;
  bands: CalibrationBand[];
}

export interface CalibrationParts {
  admin: Administrator;
  engine: Engine;
  ratingsOf(sql: Queries, person: Readable<TasteOf>): Promise<readonly TitleRating[]>;
}

const TELLING: ReadonlySet<string> = new Set<RatingValue>(["LOVE", "LIKE", "MEH", "DISLIKE"]);
const MOST_PEOPLE = 60;
const MOST_OF_ONE = 10;
const BANDS = [0, 20, 40, 60, 80, 100];

/** A person's judgement of a title, and the score it would have had without. */
export interface Sample {
  score: number;
  liked: boolean;
}

/**
 * Leave-one-out calibration of scores: up to ten ratings each of the most recently active people
 * are removed one at a time, and the title is scored from the rest. A score of 80 is right if 80 in
 * a hundred such titles were liked or loved.
 */
export async function calibrate(sql: Queries, parts: CalibrationParts): Promise<Calibration> {
  const people = await sql<Row<typeof accountsView, "userId">[]>`
    select user_id from accounts_view where last_session_at is not null and not canned and life_cycle <> 'DELETED' order by last_session_at desc limit ${MOST_PEOPLE}`;
  const samples: Sample[] = [];
  for (const { userId } of people) {
    const person = mayMeasure(parts.admin, { userId, sampled: true });
    samples.push(...(await leaveOut(parts.engine, await parts.ratingsOf(sql, person))));
  }
  return { ratings: samples.length, bands: bandsOf(samples) };
}

async function leaveOut(engine: Engine, ratings: readonly TitleRating[]): Promise<Sample[]> {
  const taste = engine.taste([...ratings]);
  const samples: Sample[] = [];
  const latest = ratings
    .filter(({ rating, misleading }) => TELLING.has(rating) && !misleading)
    .slice(-MOST_OF_ONE);
  await forEachYielding(latest, ({ titleId, rating }) => {
    const [scored] = engine.score(engine.updateTaste(taste, { titleId, rating: null }), [titleId]);
    if (scored)
      samples.push({ score: scored.score, liked: rating === "LOVE" || rating === "LIKE" });
  });
  return samples;
}

/** Five bands of twenty points; the last one includes its upper end. */
export function bandsOf(samples: readonly Sample[]): CalibrationBand[] {
  return BANDS.slice(0, -1).map((from, at) => {
    const to = BANDS[at + 1] ?? 100;
    const within = samples.filter(({ score }) => score >= from && (score < to || to === 100));
    const meanScore =
      within.length === 0
        ? null
        : within.reduce((sum, { score }) => sum + score, 0) / within.length;
    return {
      from,
      to,
      meanScore,
      ...wilsonInterval(within.filter(({ liked }) => liked).length, within.length),
    };
  });
}
