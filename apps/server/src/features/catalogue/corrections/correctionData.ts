import { EXPORT_PAGE, exportFile, type PersonalData } from "../../../platform/personalData.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

interface ExportedCorrection extends Row<
  typeof schema.corrections,
  "titleId" | "field" | "value" | "correctedAt"
> {
  title: string | null;
}

/** Audit data of corrections: they stay when their author's account is deleted. */
export function correctionData({
  titleName,
}: {
  titleName(id: number): string | null;
}): PersonalData {
  const corrections = exportFile<ExportedCorrection>({
    name: "corrections",
    about: "Facts about titles that you corrected as an administrator.",
    fields: {
      titleId: "number of the title",
      title: "its name",
      field: "which fact",
      value: "what you entered",
      correctedAt: "when",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<Omit<ExportedCorrection, "title">[]>`
        select title_id, field, value, corrected_at from corrections
        where admin_id = ${owner.userId} ${last ? sql`and (title_id, field) > (${last.titleId}, ${last.field})` : sql``} order by title_id, field limit ${EXPORT_PAGE}`;
      return rows.map((row) => ({
        titleId: row.titleId,
        title: titleName(row.titleId),
        field: row.field,
        value: row.value,
        correctedAt: row.correctedAt,
      }));
    },
  });
  return {
    move: async (sql, { from, into }) => {
      await sql`update corrections set admin_id = ${into.userId} where admin_id = ${from.userId}`;
      return {};
    },
    erase: async (sql, owner) =>
      void (await sql`update corrections set admin_id = null where admin_id = ${owner.userId}`),
    files: [corrections],
  };
}
