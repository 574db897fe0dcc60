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

interface ListedReport extends TitleReport {
  reportId: number;
  reportedAt: Date;
  name: string | null;
}

/** A title's name as everybody sees it: it may have been put right here. Null where it has left the catalogue. */
const shownName = (sql: Queries) => sql`(select coalesce((select value #>> '{}' from corrections c where c.title_id = t.title_id and field = 'name'), t.name))`;

/** One page of the reports, the newest first, and how many there are. */
export async function findReportPage(sql: Queries, { limit, offset }: { limit: number; offset: number }): Promise<{ reports: ListedReport[]; total: number }> {
  const reports = await sql<ListedReport[]>`
    select r.report_id, r.title_id, r.fields, r.words, r.reported_at, ${shownName(sql)} as name from title_reports r left join titles t using (title_id)
    order by r.reported_at desc, r.report_id desc limit ${limit} offset ${offset}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from title_reports`;
  return { reports, total: row?.total ?? 0 };
}

export async function deleteReport(sql: Queries, reportId: number): Promise<boolean> {
  return (await sql`delete from title_reports where report_id = ${reportId} returning 1`).length > 0;
}

/** The latest reports, the newest first, with the names of their titles; null where a title has left the catalogue. */
export async function findReports(sql: Queries, limit: number): Promise<(TitleReport & { reportedAt: Date; name: string | null })[]> {
  return sql<(TitleReport & { reportedAt: Date; name: string | null })[]>`
    select r.title_id, r.fields, r.words, r.reported_at, ${shownName(sql)} as name from title_reports r left join titles t using (title_id) order by r.reported_at desc, r.report_id desc limit ${limit}`;
}
