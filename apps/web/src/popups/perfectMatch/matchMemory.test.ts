import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../api/createQueryClient.ts";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { rememberMatch, wasMatchShown } from "./matchMemory.ts";

function person({
  registered = false,
  settings = {},
  kept = {},
}: { registered?: boolean; settings?: object; kept?: Record<string, string> } = {}) {
  const call = vi.fn<(id: string, input?: unknown) => Promise<unknown>>(() =>
    Promise.resolve({ settings }),
  );
  return {
    call: call as never,
    calls: call,
    storage: memoryStorage(kept),
    queryClient: createQueryClient(call as never),
    userId: "abcdefghijkl",
    registered,
  };
}

it("starts as unseen and counts as seen once it is stored on the device", async () => {
  const own = person();
  expect(await wasMatchShown(own)).toBe(false);
  await rememberMatch(own);
  expect(await wasMatchShown(own)).toBe(true);
  expect(own.calls).not.toHaveBeenCalled();
});

// shows: 4.favourites.4
it("counts as seen for a registered user who saw it on another device", async () => {
  const here = person({ registered: true });
  expect(await wasMatchShown(here)).toBe(false);
  await rememberMatch(here);
  expect(here.calls).toHaveBeenLastCalledWith("updateProfile", {
    params: { userId: "abcdefghijkl" },
    body: { settings: { perfectMatchShown: true } },
  });
  const there = person({ registered: true, settings: { perfectMatchShown: true } });
  expect(await wasMatchShown(there)).toBe(true);
  expect(there.storage.read("perfectMatchShown")).toBe("true");
});

it("is stored on the device if updating the profile fails", async () => {
  const own = person({ registered: true });
  own.calls.mockRejectedValue(new Error("offline"));
  await rememberMatch(own);
  expect(await wasMatchShown(own)).toBe(true);
});
