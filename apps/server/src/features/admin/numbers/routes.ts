import { handlersOf } from "../../../platform/http/handler.ts";
import { numbersCsv } from "./numbersCsv.ts";
import type { ReadNumbers } from "./readNumbers.ts";

export function numberHandlers(read: ReadNumbers) {
  return handlersOf<"getNumbers" | "exportNumbers">({
    getNumbers: ({ query }, { now }) => read(query.days, now),
    exportNumbers: async ({ query }, { now }) => numbersCsv(await read(query.days, now), query.part),
  });
}
