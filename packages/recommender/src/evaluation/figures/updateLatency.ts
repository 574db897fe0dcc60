import { seededRandom } from "../../seededRandom.ts";
import type { TestPeople } from "../sets/evaluationSet.ts";
import { titleRatingsOf } from "../rankers/ourRanker.ts";
import type { OursUnderTest } from "../rankers/oursUnderTest.ts";
import { peopleOf, personOf } from "../sets/ratingMatrix.ts";

/** How long it takes from one more rating to the new top hundred titles, in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly samples: number;
}

const WARM_UP = 200;
const SAMPLES = 1000;
/** People whose scores are in memory, as on a server with active people. */
const PEOPLE = 20;
const ANSWERS = ["LOVE", "LIKE", "MEH", "DISLIKE"] as const;

/** @param now a monotonic clock, in milliseconds */
export function updateLatency(
  { engine }: OursUnderTest,
  { known }: TestPeople,
  { now, seed }: { now: () => number; seed: number },
): Latency | null {
  const people = peopleOf(known);
  if (people === 0 || engine.titleIds.length === 0) return null;
  const random = seededRandom(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const tastes = Array.from({ length: PEOPLE }, () =>
    engine.taste(titleRatingsOf(personOf(known, upTo(people)), engine.titleIds)),
  );
  const durations: number[] = [];
  for (let round = 0; round < WARM_UP + SAMPLES; round++) {
    const taste = tastes[round % PEOPLE] ?? engine.taste([]);
    const titleId = engine.titleIds[upTo(engine.titleIds.length)] ?? 0;
    const rating = ANSWERS[upTo(ANSWERS.length)] ?? "LIKE";
    const started = now();
    engine.rankIds(engine.updateTaste(taste, { titleId, rating }), { limit: 100 });
    if (round >= WARM_UP) durations.push(now() - started);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(share * durations.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), samples: durations.length };
}
