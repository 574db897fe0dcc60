import { afterAll, beforeAll, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const waitingForLock = async () =>
  (
    await server.sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).length > 0;

it("writes nothing for an account that ends while the write waits for it", async () => {
  const person = await server.newPerson();
  const love = () => rate(server, person, { itemId: TITLES.breakingBad, rating: "LOVE" });
  const { userId } = person;
  const written = await server.sql.begin(async (tx) => {
    await tx`select 1 from users where user_id = ${userId} for update`;
    const writing = love();
    await expect.poll(waitingForLock).toBe(true);
    await tx`update users set life_cycle = 'DELETED' where user_id = ${userId}`;
    return { writing }; // awaited only once this has been committed
  });
  expect(await written.writing).toMatchObject({
    status: 401,
    body: { message: "This account no longer exists." },
  });
  expect(await server.sql`select 1 from ratings where user_id = ${userId}`).toHaveLength(0);
  const [row] = await server.sql<{ ratingsVersion: number }[]>`
    select ratings_version from users where user_id = ${userId}`;
  expect(row?.ratingsVersion).toBe(0);
});
