import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordVersions } from "../../features/catalogue/recordVersions.ts";
import { connect } from "../../platform/database/connect.ts";
import { MIGRATIONS, migrate } from "../../platform/database/migrate.ts";
import { testLog } from "../../platform/database/testDatabase.ts";

/** What each release was: its first migrations, fixed by their hashes, and rows that it wrote. */
export const RELEASES = [
  {
    version: "0.1.0",
    migrations: 18,
    hash: "3fd9bfc00cb0bbd3a00804ae79581ff9a7a827eb7439dbab188d2772cef0fa3e",
    countedOn: [], // it had no sums of days
    ANN: {
      userId: "8xj9g93c9g7i",
      token: "8xj9g93c9g7i2ud6EvcOWEYrNY0P6Plyg2oFi5MJioNY4Ur7yKflWyB",
    },
    BOB: {
      userId: "u5ahi5k99agh",
      token: "u5ahi5k99aghQQXVT0Cnr5W2EANdi2sfBfIKqjCbz4aF2fJeRgkkrPM",
    },
  },
  {
    version: "0.2.0",
    migrations: 26,
    hash: "6a244e21d8f1e13d8709381a25e4a0894faa235d3019630741a1ad72bb93b20a",
    countedOn: ["2026-11-26"],
    ANN: {
      userId: "sslae8wr31nt",
      token: "sslae8wr31ntIQdd57wTdum4pRoKHJK00lLY15LMMLDBofvBwYJ75e2",
    },
    BOB: {
      userId: "qx8lb133dwlw",
      token: "qx8lb133dwlweRwJA1dxJigqultCjsLxOuEXcPatRMlVSbBBNtWz5mZ",
    },
  },
];
export type Release = (typeof RELEASES)[number];
/** A show that only an import knows. */
export const IMPORTED = 777_777;

/** The migrations folder as that release had it. */
function releasedMigrations(folder: string, { migrations }: Release): string {
  const target = join(folder, "migrations");
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8"));
  const entries = journal.entries.slice(0, migrations);
  mkdirSync(join(target, "meta"), { recursive: true });
  writeFileSync(join(target, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    copyFileSync(join(MIGRATIONS, `${tag}.sql`), join(target, `${tag}.sql`));
  return target;
}

/** Makes `data` in the folder as that release left it. */
export async function leaveOldFolder(folder: string, release: Release): Promise<void> {
  const old = await connect({ dataDir: join(folder, "data"), log: testLog });
  try {
    await migrate(old.sql, releasedMigrations(folder, release));
    await old.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`; // rows refer to titles, which come with the next start
      await tx.unsafe(
        readFileSync(new URL(`release-${release.version}.sql`, import.meta.url), "utf8"),
      );
      await tx`update bearers set last_seen_at = now()`; // unused ones expire
      await tx`
        insert into titles (title_id, kind, name, status, countries, language, genres, tags, logline, overview, prominence, source, provenance)
        values (${IMPORTED}, 'tv', 'Imported', 'ENDED', '{}', 'en', '{}', '{}', '', '', 4, 'tvmaze', '{"prominence": "tmdb"}')`;
      await tx`
        insert into statements (source, kind, ref, title_id, facts, fetched_at)
        values ('tvmaze', 'tv', '7', ${IMPORTED}, '{"name": "Imported", "prominence": 2}', now())`;
      await recordVersions(tx, tx`title_id = ${IMPORTED}`);
    });
  } finally {
    await old.stop();
  }
}
