import { ApiFailure } from "@worthy/contract/apiFailure";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "./createQueryClient.ts";

afterEach(() => onlineManager.setOnline(true));

it("fails a mutation immediately when offline and never replays it later", async () => {
  const client = createQueryClient(() => Promise.reject(new Error("nothing is read")));
  const erase = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiFailure(0, "Server Error")),
  );
  onlineManager.setOnline(false);
  await expect(
    client.getMutationCache().build(client, { mutationFn: erase }).execute(undefined),
  ).rejects.toMatchObject({ status: 0 });
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(erase).toHaveBeenCalledOnce();
});
