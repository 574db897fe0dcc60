import { explainMemory, LEAST_MEMORY_MB, memoryMb } from "../../platform/failedStart.mjs";
import { bad, good, type Finding } from "./Finding.ts";

/** Whether the machine, or its container, has the least memory that Worthy needs. */
export function checkMemory(had: number = memoryMb()): Finding {
  const warning = explainMemory(had);
  return warning
    ? bad("Memory", warning)
    : good("Memory", `${had} MB; Worthy needs at least ${LEAST_MEMORY_MB} MB.`);
}
