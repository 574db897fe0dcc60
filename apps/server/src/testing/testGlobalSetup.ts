import { readBundle } from "@worthy/catalogue";
import { loadBundle } from "../features/catalogue/loadBundle.ts";
import { startTestDatabase } from "../platform/database/testDatabase.ts";

/** For vitest's `globalSetup`: one embedded cluster for the run, in which the bundle is loaded once, since every server begins with it. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestDatabase((sql) => loadBundle(sql, readBundle()));
  return cluster.stop;
}
