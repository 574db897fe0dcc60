import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { insertReport } from "./reportStore.ts";

/** What reports of errors need of other features. */
export interface ReportPorts {
  snapshot(): CatalogueSnapshot;
}

export function reportHandlers({ snapshot }: ReportPorts) {
  return handlersOf<"reportTitle">({
    reportTitle: async ({ params, body }, { sql }) => {
      const title = snapshot().title(params.id);
      if (!title) return refuse("not-found", `There is no title ${params.id}.`);
      await insertReport(sql, { titleId: title.id, fields: [...new Set(body.fields)], words: body.text });
      return { success: true as const };
    },
  });
}
