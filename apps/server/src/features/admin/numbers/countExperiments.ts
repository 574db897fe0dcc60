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

/**
 * For each variant of each test: visits that had it, and in how many the goal event followed. Views
 * name their tests as `name:variant name:variant`.
 */
export async function countExperiments(
  sql: Queries,
  experiments: readonly Known[],
  from: string,
): Promise<ExperimentResult[]> {
  const counted = await Promise.all(
    experiments.map((experiment) => countOne(sql, experiment, from)),
  );
  return experiments.map(({ name, goal, variants }, at) => ({
    name,
    goal,
    variants: variants.map((variant) => {
      const found = counted[at]?.find((row) => row.variant === variant.name);
      return {
        variant: variant.name,
        weight: variant.weight,
        ...wilsonInterval(found?.reached ?? 0, found?.visits ?? 0),
      };
    }),
  }));
}

function countOne(sql: Queries, { name, goal }: Known, from: string) {
  return sql<{ variant: string; visits: number; reached: number }[]>`
    with had as (
      select session_id, min(split_part(test, ':', 2)) as variant, min(occurred_at) as since from events_view, unnest(string_to_array(params ->> 'tests', ' ')) as test
      where day >= ${from} and events_view.name = 'page_view' and session_id is not null and split_part(test, ':', 1) = ${name} group by 1)
    select variant, count(*)::int as visits,
      count(*) filter (where exists (select 1 from events_view e where e.day >= ${from} and e.session_id = had.session_id and e.name = ${goal} and e.occurred_at >= had.since))::int as reached
    from had group by 1`;
}
