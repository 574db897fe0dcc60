import { startTestDatabase } from "./testDatabase.ts";

/** For vitest's `globalSetup`: one embedded cluster for the run. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestDatabase();
  return cluster.stop;
}
