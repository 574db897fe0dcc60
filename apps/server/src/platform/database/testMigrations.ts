import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a migrations folder in drizzle-kit's format, one migration per text, and returns it. */
export function writeTestMigrations(folder: string, steps: string[]): string {
  mkdirSync(join(folder, "meta"), { recursive: true });
  const entries = steps.map((text, idx) => {
    writeFileSync(join(folder, `000${idx}_step.sql`), text);
    return { idx, version: "7", when: 1000 + idx, tag: `000${idx}_step`, breakpoints: true };
  });
  writeFileSync(
    join(folder, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
  return folder;
}
