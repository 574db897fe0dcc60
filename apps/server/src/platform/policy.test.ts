import type { Access } from "@worthy/contract";
import { describe, expect, it } from "vitest";
import { authorize, type Caller } from "./policy.ts";
import { testCaller } from "../testing/testOwner.ts";
import { Refusal } from "./refusal.ts";

const ANN = testCaller({ userId: "annannannann", roles: [] });

/** The owner's id, null for nobody, or the status of a refusal. */
function outcome(access: Access, caller: Caller | null, pathUserId?: string) {
  const result = authorize({ access }, caller, pathUserId);
  return result instanceof Refusal ? result.status : (result?.userId ?? null);
}

describe("access rules", () => {
  it.each<[Access, unknown, unknown]>([
    ["public", null, null],
    ["optional", null, ANN.userId],
    ["person", 401, ANN.userId],
  ])("%s: a visitor gets %s, and a user gets %s", (access, nobody, person) => {
    expect(outcome(access, null)).toBe(nobody);
    expect(outcome(access, ANN)).toBe(person);
  });

  it("owner: only the user whose exact id is in the path", () => {
    expect(outcome("owner", null, ANN.userId)).toBe(401);
    expect(outcome("owner", ANN, ANN.userId)).toBe(ANN.userId);
    for (const path of [undefined, "", "bobbobbobbob", ANN.userId.toUpperCase(), ` ${ANN.userId}`])
      expect(outcome("owner", ANN, path)).toBe(403);
  });

  it("admin: only an administrator", () => {
    expect(outcome("admin", null)).toBe(401);
    for (const roles of [[], ["ROLE_USER"], ["role_admin"]])
      expect(outcome("admin", testCaller({ ...ANN, roles }))).toBe(403);
    expect(outcome("admin", testCaller({ ...ANN, roles: ["ROLE_USER", "ROLE_ADMIN"] }))).toBe(
      ANN.userId,
    );
  });

  it("no role grants access to another user's data", () => {
    expect(outcome("owner", testCaller({ ...ANN, roles: ["ROLE_ADMIN"] }), "bobbobbobbob")).toBe(
      403,
    );
  });
});
