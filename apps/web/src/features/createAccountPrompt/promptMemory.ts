import { parsePromptMemory, type PromptMemory } from "@worthy/domain";
import type { DeviceStorage } from "../session/deviceStorage.ts";

const KEY = "createAccountPrompt";

export function readPromptMemory(storage: DeviceStorage): PromptMemory {
  try {
    return parsePromptMemory(JSON.parse(storage.read(KEY) ?? "null"));
  } catch {
    return parsePromptMemory(null);
  }
}

export function storePromptMemory(storage: DeviceStorage, memory: PromptMemory): void {
  storage.write(KEY, JSON.stringify(memory));
}
