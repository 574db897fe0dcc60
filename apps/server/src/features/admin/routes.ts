import { handlersOf } from "../../platform/http/handler.ts";
import { findActs } from "./actStore.ts";

export function adminHandlers() {
  return handlersOf<"listAdminActs">({
    listAdminActs: async ({ query }, { sql }) => {
      const { acts, total } = await findActs(sql, query);
      return { results: acts.map(({ actId, at, ...act }) => ({ ...act, id: actId, at: at.toISOString() })), total };
    },
  });
}
