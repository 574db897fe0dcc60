import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

interface NotTonightPorts {
  titleName(titleId: number): string | null;
}

interface ExportedTitle extends Row<typeof schema.notTonight, "titleId" | "until"> {
  title: string | null;
}

/** The titles a person doesn't want to see on Today for a while. */
export function notTonightData({ titleName }: NotTonightPorts): PersonalData {
  const titles = exportFile<ExportedTitle>({
    name: "not-tonight",
    about: "Titles that Today leaves out for a while because you chose “Not tonight”.",
    fields: {
      titleId: "number of the title",
      title: "its name, empty if it’s no longer in the catalogue",
      until: "when Today may show it again",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<Omit<ExportedTitle, "title">[]>`
        select title_id, until from not_tonight
        where user_id = ${owner.userId} and title_id > ${last?.titleId ?? 0} order by title_id limit ${EXPORT_PAGE}`;
      return rows.map((row) => ({ ...row, title: titleName(row.titleId) }));
    },
  });
  return {
    move: async (sql, { from, into }) => {
      await sql`
        insert into not_tonight (user_id, title_id, until)
        select ${into.userId}, title_id, until from not_tonight where user_id = ${from.userId}
        on conflict do nothing`;
      await sql`delete from not_tonight where user_id = ${from.userId}`;
      return {};
    },
    erase: async (sql, owner) =>
      void (await sql`delete from not_tonight where user_id = ${owner.userId}`),
    files: [titles],
  };
}
