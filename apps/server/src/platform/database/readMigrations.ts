import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A migration as drizzle-kit writes it. */
export interface Migration {
  /** All its statements. */
  sql: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** SHA-256 of its file, in hex. */
  hash: string;
}

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The migrations in drizzle-kit's folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as Journal; // drizzle-kit's
  return journal.entries.map(({ tag, when }) => {
    const sql = readFileSync(join(folder, `${tag}.sql`), "utf8");
    return { sql, createdAt: when, hash: createHash("sha256").update(sql).digest("hex") };
  });
}
