import type { Queries } from "../../platform/http/handler.ts";
import { EXPERIMENTS, type Experiment, type Variant } from "./experimentList.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** All experiments with their current weights. Ignores weights of variants that no longer exist. */
export async function findExperiments(sql: Queries): Promise<Experiment[]> {
  const rows = await sql<
    Row<typeof schema.experiments, "name" | "variants">[]
  >`select name, variants from experiments`;
  const set = new Map(
    rows.map(({ name, variants }) => [
      name,
      new Map(variants.map((variant) => [variant.name, variant.weight])),
    ]),
  );
  return EXPERIMENTS.map(({ name, goal, variants }) => ({
    name,
    goal,
    variants: variants.map((variant) => ({
      ...variant,
      weight: set.get(name)?.get(variant.name) ?? variant.weight,
    })),
  }));
}

export async function setWeights(
  sql: Queries,
  name: string,
  variants: readonly Variant[],
): Promise<void> {
  const value = sql.json(variants.map((variant) => ({ ...variant })));
  await sql`insert into experiments (name, variants) values (${name}, ${value}) on conflict (name) do update set variants = excluded.variants, updated_at = excluded.updated_at`;
}
