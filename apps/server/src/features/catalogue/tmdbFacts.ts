import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Row } from "../../platform/database/row.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { announceTitles } from "./generations.ts";
import type * as schema from "./schema.ts";

type Choice = Row<typeof schema.scoreSources, "chosen" | "pinned">;

const NOTHING_SAID: Choice = { chosen: false, pinned: null };

async function readChoice(sql: Queries): Promise<Choice> {
  const [row] = await sql<Choice[]>`select chosen, pinned from score_sources where source = 'tmdb'`;
  return row ?? NOTHING_SAID;
}

/** Whether the operator lets TMDB's facts into scores. */
export async function areTmdbFactsUsed(sql: Queries): Promise<boolean> {
  const [row] = await sql<
    { used: boolean }[]
  >`select coalesce(pinned, chosen) as used from score_sources where source = 'tmdb'`;
  return row?.used ?? false;
}

/** Stores the choice. All servers reread the catalogue if it changes what is used. */
async function storeChoice(sql: Queries, next: Choice): Promise<void> {
  const before = await areTmdbFactsUsed(sql);
  const { chosen, pinned } = next;
  await sql`
    insert into score_sources (source, chosen, pinned) values ('tmdb', ${chosen}, ${pinned})
    on conflict (source) do update set chosen = excluded.chosen, pinned = excluded.pinned`;
  const used = pinned ?? chosen;
  if (used !== before) await announceTitles(sql, `TMDB's facts in scores: ${used ? "on" : "off"}`);
}

/**
 * Stores what the environment says. It takes precedence over the administrator's choice, which is
 * kept for when it no longer says anything.
 */
export async function pinTmdbFacts(sql: Sql, pinned: boolean | null): Promise<void> {
  await sql.begin(async (tx) => {
    const choice = await readChoice(tx);
    if (choice.pinned !== pinned) await storeChoice(tx, { ...choice, pinned });
  });
}

/** The administrator's switch for TMDB's facts in scores. */
export function tmdbFactsHandlers() {
  return handlersOf({
    getTmdbFacts: async (_input, { sql }) => {
      const { chosen, pinned } = await readChoice(sql);
      return { used: pinned ?? chosen, isPinned: pinned !== null };
    },
    setTmdbFacts: async ({ body: { used } }, { sql }) => {
      const { pinned } = await readChoice(sql);
      if (pinned !== null)
        return refuse("conflict", "TMDB_FACTS_IN_SCORES decides this.", "set-by-environment");
      await storeChoice(sql, { chosen: used, pinned });
      return { success: true as const };
    },
  });
}
