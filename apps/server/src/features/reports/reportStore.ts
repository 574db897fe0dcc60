import type { ReportField } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";

export interface TitleReport {
  titleId: number;
  fields: readonly ReportField[];
  words: string;
}

export async function insertReport(sql: Queries, { titleId, fields, words }: TitleReport): Promise<void> {
  await sql`insert into title_reports (title_id, fields, words) values (${titleId}, ${[...fields]}, ${words})`;
}

/** The latest reports, the newest first, with the names of their titles; null where a title has left the catalogue. */
export async function findReports(sql: Queries, limit: number): Promise<(TitleReport & { reportedAt: Date; name: string | null })[]> {
  return sql<(TitleReport & { reportedAt: Date; name: string | null })[]>`
    select r.title_id, r.fields, r.words, r.reported_at, t.name from title_reports r left join titles t using (title_id) order by r.reported_at desc, r.report_id desc limit ${limit}`;
}
