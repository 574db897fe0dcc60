import { decidePrompt, isRegistered, type ListAddition } from "@worthy/domain";
import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../session/userQuery.ts";
import type { DeviceStorage } from "../session/deviceStorage.ts";
import { storePromptMemory, readPromptMemory } from "./promptMemory.ts";

interface Consideration {
  storage: DeviceStorage;
  queryClient: QueryClient;
  userId: string | null;
}

/**
 * Records an addition, and decides whether to show the prompt now. Looks up registration only if it
 * matters.
 */
export async function considerAddition(
  addition: ListAddition,
  { storage, queryClient, userId }: Consideration,
): Promise<boolean> {
  const memory = readPromptMemory(storage);
  if (memory.completed || userId === null) return false;
  const sessionCount = Number(storage.read("sessionCount") ?? 0) || 0;
  const asNobody = decidePrompt(memory, { addition, registered: false, sessionCount });
  if (!asNobody.show) {
    storePromptMemory(storage, asNobody.memory);
    return false;
  }
  const { roles } = await queryClient.fetchQuery(userQuery(userId));
  const decided = decidePrompt(memory, {
    addition,
    registered: isRegistered(roles.map(({ name }) => name)),
    sessionCount,
  });
  storePromptMemory(storage, decided.memory);
  return decided.show;
}
