import { join } from "node:path";
import { readBundle } from "@worthy/catalogue";
import { loadBundle } from "../features/catalogue/loadBundle.ts";
import { exposeOverTcp } from "../platform/database/exposeOverTcp.ts";
import type { Endpoint } from "../platform/database/embedded/protocol.ts";
import { POOLER_VARIABLE, startTestDatabase } from "../platform/database/testDatabase.ts";
import { startPgBouncer } from "../platform/database/testPgBouncer.ts";

/** Set by `npm run test:pooled`. */
const POOLED = "WORTHY_TEST_POOLED";

/** For vitest's `globalSetup`: one embedded cluster for the run, in which the bundle is loaded once, since every server begins with it. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestDatabase((sql) => loadBundle(sql, readBundle()));
  const stopPooler = process.env[POOLED] ? await putPoolerBefore(cluster.endpoint) : () => {};
  return async () => {
    await stopPooler();
    await cluster.stop();
  };
}

async function putPoolerBefore({ host, port }: Endpoint): Promise<() => Promise<void>> {
  const direct = await exposeOverTcp(join(host, `.s.PGSQL.${port}`));
  const pooler = await startPgBouncer(direct.port);
  process.env[POOLER_VARIABLE] = `${pooler.port} ${direct.port}`;
  return async () => {
    await pooler.stop();
    direct.close();
  };
}
