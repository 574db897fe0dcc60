import { createHash } from "node:crypto";
import type { Queries } from "../../../platform/http/handler.ts";
import { CATALOGUE_CHANNEL } from "../../catalogue/loadBundle.ts";

/** Tells all servers to read the catalogue anew. */
export async function announceTitles(sql: Queries, reason: string): Promise<void> {
  const checksum = createHash("sha256").update(reason).digest("hex");
  const [row] = await sql<{ generation: number }[]>`insert into catalogue_generations (source, checksum) values ('import', ${checksum}) returning generation`;
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, ${String(row?.generation)})`;
}

const FIRST_AFTER = 200;
const EVERY_MS = 10 * 60_000;

/** Announces imported titles in batches: reading the catalogue anew costs every server seconds. */
export function createAnnouncer(sql: Queries, job: number) {
  let waiting = 0;
  let announced = 0;
  let last = performance.now();
  const announce = async () => {
    if (waiting === 0) return;
    announced += waiting;
    waiting = 0;
    last = performance.now();
    await announceTitles(sql, `import ${job} ${announced}`);
  };
  return {
    /** A title was stored. */
    stored: async (): Promise<void> => {
      waiting++;
      const isFirst = announced === 0 && waiting >= FIRST_AFTER;
      if (isFirst || performance.now() - last > EVERY_MS) await announce();
    },
    /** Nothing more comes for now. */
    flush: announce,
  };
}
