import type { Queries } from "../../platform/http/handler.ts";
import { EXPERIMENTS, type Experiment, type Variant } from "./experimentList.ts";

/** All experiments with the weights that hold now. What was set for a variant that the program has no more is left out. */
export async function findExperiments(sql: Queries): Promise<Experiment[]> {
  const rows = await sql<{ name: string; variants: Variant[] }[]>`select name, variants from experiments`;
  const set = new Map(rows.map(({ name, variants }) => [name, new Map(variants.map((variant) => [variant.name, variant.weight]))]));
  return EXPERIMENTS.map(({ name, goal, variants }) => ({
    name,
    goal,
    variants: variants.map((variant) => ({ ...variant, weight: set.get(name)?.get(variant.name) ?? variant.weight })),
  }));
}

export async function setWeights(sql: Queries, name: string, variants: readonly Variant[]): Promise<void> {
  const value = sql.json(variants.map((variant) => ({ ...variant })));
  await sql`insert into experiments (name, variants) values (${name}, ${value}) on conflict (name) do update set variants = excluded.variants, updated_at = now()`;
}
