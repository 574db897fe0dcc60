import { limitTo } from "../../platform/database/sqlClient.ts";
import type { ReportField } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { findShownNames } from "../catalogue/corrections/corrections.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export interface TitleReport {
  titleId: number;
  fields: readonly ReportField[];
  words: string;
}

export async function insertReport(
  sql: Queries,
  { titleId, fields, words }: TitleReport,
): Promise<void> {
  await sql`insert into title_reports (title_id, fields, words) values (${titleId}, ${[...fields]}, ${words})`;
}

interface ListedReport
  extends TitleReport, Row<typeof schema.titleReports, "reportId" | "reportedAt"> {
  name: string | null;
}

/** One page of the reports, newest first, and their total. */
export async function findReportPage(
  sql: Queries,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ reports: ListedReport[]; total: number }> {
  const reports = await readReports(sql, { limit, offset });
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from title_reports`;
  return { reports, total: row?.total ?? 0 };
}

export async function deleteReport(sql: Queries, reportId: number): Promise<boolean> {
  return (
    (await sql`delete from title_reports where report_id = ${reportId} returning 1`).length > 0
  );
}

/**
 * The latest reports, newest first, with the names of their titles; null if a title has left the
 * catalogue.
 */
export async function findReports(sql: Queries, limit: number): Promise<ListedReport[]> {
  return readReports(sql, { limit, offset: 0 });
}

async function readReports(
  sql: Queries,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedReport[]> {
  const rows = await sql<Omit<ListedReport, "name">[]>`
    select report_id, title_id, fields, words, reported_at from title_reports order by reported_at desc, report_id desc ${limitTo(sql, { limit, offset })}`;
  const names = await findShownNames(
    sql,
    rows.map(({ titleId }) => titleId),
  );
  return rows.map((row) => ({ ...row, name: names.get(row.titleId) ?? null }));
}
