import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../../../test/memoryStorage.ts";
import { forgetInvite, storeInvite, readInvite, type InviteRecord } from "./inviteRecord.ts";

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60 * 1000;
const record: InviteRecord = {
  reference: "a".repeat(24),
  inviterUserId: "annannannann",
  inviterUserName: "Ann",
  inviterAvatarUrl: null,
  watchlistId: 7,
  watchlistName: "Friday",
  friendStatus: null,
  redeeming: true,
  action: "join",
  userId: null,
};
describe("a stored invite", () => {
  // shows: 3.invite.5
  it("keeps its reference, redeeming flag, action and user id for a day", () => {
    const storage = memoryStorage();
    storeInvite(storage, record, NOW);
    expect(readInvite(storage, NOW + HOUR)).toEqual(record);
    expect(readInvite(storage, NOW + 25 * HOUR)).toBeNull();
    expect(readInvite(storage, NOW - HOUR)).toBeNull();
    forgetInvite(storage);
    expect(readInvite(storage, NOW)).toBeNull();
  });

  it.each([
    ["reference", 1],
    ["redeeming", "yes"],
    ["action", "dance"],
    ["userId", 5],
    ["watchlistId", "7"],
  ])("is dropped if its %s is corrupt", (name, value) => {
    const storage = memoryStorage();
    storeInvite(storage, { ...record, [name]: value }, NOW);
    expect(readInvite(storage, NOW)).toBeNull();
  });

  it("is dropped if the stored data isn't an invite", () => {
    for (const text of ["", "null", "[]", "{", '"x"'])
      expect(readInvite(memoryStorage({ inviteRecord: text }), NOW)).toBeNull();
  });
});
