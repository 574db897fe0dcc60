import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giveThings } from "./policy/giveThings.ts";
import type { PolicyRow } from "./policy/policyRow.ts";
import { POLICY_TABLE } from "./policy/policyTable.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

// PostgreSQL plans a prepared statement for its values five times, and then once for all values, unless it expects that
// to cost more. A statement that it plans each time takes several times as long to plan as to run.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What people read about themselves. */
const READS = (Object.entries(POLICY_TABLE) as [EndpointId, PolicyRow][]).filter(([id, row]) => {
  const { changes, access }: Endpoint = endpoints[id];
  return changes === undefined && row.owner === 200 && access !== "public" && !row.registered;
});
/** So many that each of the pool's connections gets enough of them. */
const TIMES = 70;

interface Prepared {
  statement: string;
  genericPlans: number;
  customPlans: number;
}

it("no statement of somebody's own reads is planned each time", async () => {
  const person = await server.newPerson();
  const things = await giveThings(server, person);
  expect(READS.length).toBeGreaterThan(15);
  for (const [, row] of READS) {
    const { url } = row.request(person, things);
    for (let time = 0; time < TIMES; time++) await server.call("GET", url, { as: person });
  }
  const sessions = await Promise.all(
    Array.from({ length: server.sql.options.max }, () => server.sql.reserve()),
  );
  const prepared: Prepared[] = [];
  for (const session of sessions) {
    prepared.push(
      ...(await session<
        Prepared[]
      >`select statement, generic_plans, custom_plans from pg_prepared_statements`),
    );
    session.release();
  }
  const often = prepared.filter(({ genericPlans, customPlans }) => genericPlans + customPlans > 6);
  expect(new Set(often.map(({ statement }) => statement)).size).toBeGreaterThan(20);
  const eachTime = often.filter(({ genericPlans }) => genericPlans === 0);
  expect([...new Set(eachTime.map(({ statement }) => statement))]).toEqual([]);
});
