import type { Queries } from "../../platform/http/handler.ts";

/** The greatest generation of the catalogue, 0 where nothing was ever loaded. */
export async function latestGeneration(sql: Queries): Promise<number> {
  const [row] = await sql<{ generation: number }[]>`select coalesce(max(generation), 0)::int as generation from catalogue_generations`;
  return row?.generation ?? 0;
}
