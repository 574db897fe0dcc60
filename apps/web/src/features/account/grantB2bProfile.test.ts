import type { CallApi } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { grantB2bProfile } from "./grantB2bProfile.ts";

const NEW = { id: "abcdefghijkl", api_token: "secret", defaultWatchlistId: 99 };

function given(answer: () => Promise<unknown>, here = NEW) {
  const call = vi.fn<(id: string, input: unknown) => Promise<unknown>>(answer);
  const reported: string[] = [];
  const parts = {
    call: call as unknown as CallApi,
    session: { ensureAccount: async () => here },
    queryClient: new QueryClient(),
    report: (message: string) => void reported.push(message),
  };
  return {
    call,
    reported,
    grant: (mode: "B2B" | "DEMO") => grantB2bProfile({ userId: NEW.id, mode, ...parts }),
  };
}

it.each(["B2B", "DEMO"] as const)(
  "requests the role once, with an empty body, for an account created in mode %s",
  async (mode) => {
    const { call, reported, grant } = given(async () => ({}));
    await grant(mode);
    expect(call.mock.calls).toEqual([["grantB2bProfile", { query: { appMode: mode } }]]);
    expect(reported).toEqual([]);
  },
);

it("reports a failure and continues", async () => {
  const { call, reported, grant } = given(() => Promise.reject(new ApiFailure(403, "no")));
  await expect(grant("DEMO")).resolves.toBeUndefined();
  expect([call.mock.calls.length, reported]).toEqual([1, ["Failed to grant b2b profile"]]);
});

it("reports nothing if the user has signed out in the meantime", async () => {
  const { reported, grant } = given(() => Promise.reject(new ApiFailure(401, "signed out")));
  await grant("DEMO");
  expect(reported).toEqual([]);
});

it("does nothing if a different user has signed in since", async () => {
  const { call, grant } = given(async () => ({}), { ...NEW, id: "holderholder" });
  await grant("DEMO");
  expect(call).not.toHaveBeenCalled();
});
