import { afterAll, beforeAll, beforeEach } from "vitest";
import { shareHelpers, stateOn } from "../../../testing/shareHelpers.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";

/** For tests: before each, two people with verified addresses, and a list of the first. */
export function sharedList() {
  let server: TestServer;
  let helpers: ReturnType<typeof shareHelpers>;
  let ann: TestPerson;
  let bob: TestPerson;
  let list: number;
  beforeAll(async () => {
    server = await startTestServer();
    helpers = shareHelpers(server);
  });
  beforeEach(async () => {
    server.setNow(Date.now());
    [ann, bob] = [await helpers.newVerified("Ann"), await helpers.newVerified("Bob")];
    list = await helpers.createList(ann, "Friday night");
  });
  afterAll(() => server.close());

  return {
    /** From `beforeEach` on. */
    opened: () => ({ server, helpers, ann, bob, list }),
    stateOf: (person: TestPerson) => stateOn(server, person, list),
    look: (as: TestPerson | null, reference: string) =>
      server.call("GET", `/v1/api/invites/${reference}`, as ? { as } : {}),
    remove: (as: TestPerson, whom: TestPerson) =>
      helpers.call(as, "DELETE", `/v1/users/{me}/watchlists/${list}/collabs/${whom.userId}`),
  };
}
