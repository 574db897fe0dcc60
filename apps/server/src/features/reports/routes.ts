import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { deleteReport, findReportPage, insertReport } from "./reportStore.ts";

/** What reports need from other features. */
export interface ReportPorts {
  snapshot(): CatalogueSnapshot;
}

export function reportHandlers({ snapshot }: ReportPorts) {
  return handlersOf({
    listReports: async ({ query }, { sql }) => {
      const { reports, total } = await findReportPage(sql, query);
      return {
        results: reports.map(({ reportId, titleId, name, fields, words, reportedAt }) => ({
          id: reportId,
          titleId,
          name,
          fields: [...fields],
          text: words,
          reportedAt: reportedAt.toISOString(),
        })),
        total,
      };
    },
    removeReport: async ({ params }, { sql }) =>
      (await deleteReport(sql, params.reportId))
        ? { success: true as const }
        : refuse("not-found", "This report is no longer listed.", "no-report"),

    reportTitle: async ({ params, body }, { sql }) => {
      const title = snapshot().title(params.id);
      if (!title) return refuse("not-found", `There is no title ${params.id}.`, "no-title");
      await insertReport(sql, {
        titleId: title.id,
        fields: [...new Set(body.fields)],
        words: body.text,
      });
      return { success: true as const };
    },
  });
}
