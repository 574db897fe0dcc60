import { parseCoachmarks, type CoachmarkMemory } from "@worthy/domain";
import type { DeviceStorage } from "../session/deviceStorage.ts";

const KEY = "coachmarks";

export function readCoachmarks(storage: Pick<DeviceStorage, "read">): CoachmarkMemory {
  try {
    return parseCoachmarks(JSON.parse(storage.read(KEY) ?? "null"));
  } catch {
    return parseCoachmarks(null);
  }
}

export function keepCoachmarks(storage: Pick<DeviceStorage, "write">, memory: CoachmarkMemory): void {
  storage.write(KEY, JSON.stringify(memory));
}
