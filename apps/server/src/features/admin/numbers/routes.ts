import { handlersOf } from "../../../platform/http/handler.ts";
import { numbersCsv } from "./numbersCsv.ts";
import type { ReadNumbers } from "./readNumbers.ts";

export function numberHandlers(read: ReadNumbers) {
  return handlersOf({
    getNumbers: ({ query }, { owner, now }) => read(owner, query.days, now),
    exportNumbers: async ({ query }, { owner, now }) =>
      numbersCsv(await read(owner, query.days, now), query.part),
  });
}
