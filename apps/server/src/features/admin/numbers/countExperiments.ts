import { wilsonInterval, type Share } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";

interface Known {
  name: string;
  goal: string;
  variants: readonly { name: string; weight: number }[];
}

export interface ExperimentResult {
  name: string;
  goal: string;
  variants: (Share & { variant: string; weight: number | null })[];
}

/** By variant of each test: of the visits that had it, in how many what is hoped for happened from then on. Views name the tests they were made under as `name:variant name:variant`. */
export async function countExperiments(sql: Queries, experiments: readonly Known[], from: string): Promise<ExperimentResult[]> {
  const counted = await Promise.all(experiments.map((experiment) => countOne(sql, experiment, from)));
  return experiments.map(({ name, goal, variants }, at) => ({
    name,
    goal,
    variants: variants.map((variant) => {
      const found = counted[at]?.find((row) => row.variant === variant.name);
      return { variant: variant.name, weight: variant.weight, ...wilsonInterval(found?.reached ?? 0, found?.visits ?? 0) };
    }),
  }));
}

function countOne(sql: Queries, { name, goal }: Known, from: string) {
  return sql<{ variant: string; visits: number; reached: number }[]>`
    with had as (
      select session_id, min(split_part(test, ':', 2)) as variant, min(occurred_at) as since from events, unnest(string_to_array(params ->> 'tests', ' ')) as test
      where day >= ${from} and events.name = 'page_view' and session_id is not null and split_part(test, ':', 1) = ${name} group by 1)
    select variant, count(*)::int as visits,
      count(*) filter (where exists (select 1 from events e where e.day >= ${from} and e.session_id = had.session_id and e.name = ${goal} and e.occurred_at >= had.since))::int as reached
    from had group by 1`;
}
