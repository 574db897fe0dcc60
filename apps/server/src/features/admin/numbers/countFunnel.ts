import type { Queries } from "../../../platform/http/handler.ts";
import type { Counted } from "../schema.ts";

const STEPS = {
  FIRST_VIEW: "first views",
  ACCOUNT: "accounts",
  RATED: "accounts rated",
  ENOUGH_RATINGS: "accounts with enough",
  REGISTERED: "accounts with enough, registered",
} as const satisfies Record<string, Counted>;

export interface FunnelStep {
  step: keyof typeof STEPS;
  people: number;
}

/**
 * The funnel of people since a UTC day. From the account on, each step only counts people who took
 * the previous one; enough ratings means enough of one kind, as for scores. First views are of
 * consenting devices, whose accounts are unknown.
 */
export async function countFunnel(sql: Queries, from: string): Promise<FunnelStep[]> {
  const sums = await sql<
    { what: Counted; count: number }[]
  >`select what, sum(count)::int as count from day_sums where day >= ${from} group by what`;
  return Object.entries(STEPS).map(([step, what]) => ({
    step: step as keyof typeof STEPS, // the names above
    people: sums.find((sum) => sum.what === what)?.count ?? 0,
  }));
}
