import { INVITE_ACTIONS } from "@worthy/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startInviteWalk, WALK_ACTORS } from "../../../testing/inviteWalk.ts";
import { startTestServer, type TestServer } from "../../../testing/testServer.ts";
import { inLayer } from "../../../../../../scripts/testing/layers.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

// shows: 4.invite.2, 4.shared.5
it(
  "random walks through the API never leave the invite state machine",
  { tags: "deeper" },
  async () => {
    const step = fc.record({
      actor: fc.constantFrom(...WALK_ACTORS),
      action: fc.constantFrom(...INVITE_ACTIONS),
      withReference: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const walk = await startInviteWalk(server);
        for (const each of steps) {
          const { answered, expected, state } = await walk.take(each);
          expect({ each, answered, state }).toEqual({ each, ...expected });
        }
      }),
      { numRuns: inLayer(10, 60) },
    );
  },
);
