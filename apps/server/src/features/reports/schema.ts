import { index, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, now } from "../../platform/database/columns.ts";

/** People's reports about titles for the administrator. The reporter is not stored. */
export const titleReports = pgTable(
  "title_reports",
  {
    reportId: id().generatedAlwaysAsIdentity().primaryKey(),
    titleId: id().notNull(),
    fields: text().array().notNull(),
    words: text().notNull(),
    reportedAt: instant().notNull().default(now()),
  },
  (t) => [index("title_reports_by_time").on(t.reportedAt)],
);
