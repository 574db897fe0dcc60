import { sha256 } from "../../platform/ids.ts";
import type { TestPerson, TestServer } from "../testServer.ts";
import { LINK_CODE, NOBODYS_ID, OWNERS_EMAIL, SHOW, type PolicyThings } from "./policyRow.ts";

const LATER = new Date(Date.now() + 3_600_000);

/** The owner's devices and links as they were: some calls end them. */
async function giveDevices(
  server: TestServer,
  owner: TestPerson,
): Promise<Pick<PolicyThings, "requestId" | "waitingId" | "deviceId">> {
  const [requestId, waitingId, deviceId] = ["a".repeat(12), "b".repeat(12), "c".repeat(12)];
  const link = {
    purpose: "SIGN_IN",
    email: OWNERS_EMAIL,
    emailKey: OWNERS_EMAIL,
    bearerHash: "0".repeat(64),
    deviceLabel: "Chrome on Linux",
    matchingCode: "42",
    createdAt: new Date(),
    expiresAt: LATER,
  };
  await server.sql`delete from sign_in_links`;
  await server.sql`insert into sign_in_links ${server.sql({ ...link, tokenHash: "1".repeat(64), requestId, userId: owner.userId })}`;
  const waiting = {
    ...link,
    tokenHash: "2".repeat(64),
    requestId: waitingId,
    userId: "somebodyelse",
    approval: "PENDING",
    redeemedAt: new Date(),
    redeemedBy: owner.userId,
  };
  await server.sql`insert into sign_in_links ${server.sql(waiting)}`;
  await server.sql`insert into bearers (user_id, token_hash) values (${owner.userId}, ${sha256(owner.token)}) on conflict do nothing`;
  await server.sql`insert into bearers (user_id, token_hash, bearer_id) values (${owner.userId}, ${"3".repeat(64)}, ${deviceId}) on conflict do nothing`;
  await server.call("PATCH", `/v1/users/${owner.userId}`, {
    as: owner,
    body: { email: OWNERS_EMAIL },
  });
  return { requestId, waitingId, deviceId };
}

const REFERENCE = "R".repeat(24);
const WISH_ID = "e".repeat(12);

/** A screen that waits to be signed in. */
async function giveScreen(server: TestServer): Promise<void> {
  const request = {
    tokenHash: "4".repeat(64),
    codeHash: sha256(LINK_CODE.replace("-", "")),
    collectHash: "5".repeat(64),
  };
  await server.sql`delete from action_tokens`;
  await server.sql`insert into action_tokens ${server.sql({ ...request, source: "TV", deviceLabel: "Living room", createdAt: new Date(), expiresAt: LATER })}`;
}

/** What calls need of the owner's, as it was: some calls end it. */
export async function giveThings(server: TestServer, owner: TestPerson): Promise<PolicyThings> {
  await giveScreen(server);
  await server.sql`delete from invite_references`;
  await server.sql`
    insert into invite_references (reference, kind, inviter_id, watchlist_id, expires_at) values (${REFERENCE}, 'LIST', ${owner.userId}, ${owner.defaultWatchlistId}, ${LATER})`;
  await server.sql`
    insert into wishes (user_id, wish_id, name, folded) values (${owner.userId}, ${WISH_ID}, 'A wish', 'a wish') on conflict do nothing`;
  const devices = await giveDevices(server, owner);
  const { body } = await server.call("POST", "/v6/ratings", {
    as: owner,
    body: { itemId: SHOW, type: "TV_SHOW", rating: "LOVE" },
  });
  await server.call(
    "POST",
    `/v3/users/${owner.userId}/watchlists/${owner.defaultWatchlistId}/items`,
    { as: owner, body: { itemId: SHOW } },
  );
  await server.call("PUT", `/v1/users/${owner.userId}/titles/${SHOW}/seasons/1/seen`, {
    as: owner,
    body: { episodes: [3] },
  });
  await server.call("POST", `/v1/users/${owner.userId}/providers`, {
    as: owner,
    body: { providerId: 1 },
  });
  return {
    ...devices,
    ratingId: body.id,
    reference: REFERENCE,
    messageId: NOBODYS_ID,
    wishId: WISH_ID,
    email: OWNERS_EMAIL,
    personId: NOBODYS_ID,
  };
}
