import { NO_PROMPTS, type ListAddition } from "@worthy/domain";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../api/createQueryClient.ts";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { considerAddition } from "./considerAddition.ts";
import { publishAddition, subscribeToAdditions } from "./additions.ts";
import { storePromptMemory, readPromptMemory } from "./promptMemory.ts";

const toEmpty: ListAddition = { listId: 7, isDefault: false, wasEmpty: true, source: "today" };
const toDefault: ListAddition = { ...toEmpty, isDefault: true };

function device(roles: string[] = [], kept: Record<string, string> = {}) {
  const call = vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve({ roles: roles.map((name) => ({ name })) }),
  );
  return {
    call,
    storage: memoryStorage(kept),
    queryClient: createQueryClient(call as never),
    userId: "abcdefghijkl",
  };
}

it("looks up the account only when the prompt is due", async () => {
  const own = device();
  expect(await considerAddition(toDefault, own)).toBe(false);
  expect(await considerAddition(toDefault, own)).toBe(false);
  expect(own.call).not.toHaveBeenCalled();
  expect(await considerAddition(toDefault, own)).toBe(true);
  expect(own.call).toHaveBeenCalledTimes(1);
  expect(readPromptMemory(own.storage)).toMatchObject({ views: 1, completed: false });
});

// shows: 4.prompt.13
it.each(["ROLE_USER", "ROLE_ADMIN"])(
  "marks the prompt as completed without showing it to a user with %s",
  async (role) => {
    const own = device([role]);
    expect(await considerAddition(toEmpty, own)).toBe(false);
    expect(readPromptMemory(own.storage)).toMatchObject({ views: 0, completed: true });
    expect(await considerAddition(toEmpty, own)).toBe(false);
    expect(own.call).toHaveBeenCalledTimes(1);
  },
);

// shows: 4.prompt.12
it("uses the visit count recorded on the device", async () => {
  const own = device([], { sessionCount: "14" });
  storePromptMemory(own.storage, { ...NO_PROMPTS, views: 1, firstViewSession: 4 });
  expect(await considerAddition(toEmpty, own)).toBe(false);
  own.storage.write("sessionCount", "15");
  expect(await considerAddition(toEmpty, own)).toBe(true);
});

it("does nothing if the device has no account, and fails if the user lookup fails", async () => {
  expect(await considerAddition(toEmpty, { ...device(), userId: null })).toBe(false);
  const own = device();
  own.call.mockRejectedValue(new Error("offline"));
  await expect(considerAddition(toEmpty, own)).rejects.toThrow("offline");
  expect(readPromptMemory(own.storage)).toEqual(NO_PROMPTS);
});

it("forwards every addition once, including those made before it started listening", () => {
  const heard: ListAddition[] = [];
  publishAddition(toEmpty);
  const stop = subscribeToAdditions((addition) => heard.push(addition));
  publishAddition(toDefault);
  stop();
  publishAddition(toEmpty);
  expect(heard).toEqual([toEmpty, toDefault]);
  subscribeToAdditions((addition) => heard.push(addition))();
  expect(heard).toEqual([toEmpty, toDefault, toEmpty]);
});
