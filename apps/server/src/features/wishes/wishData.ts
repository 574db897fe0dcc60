import type { Row } from "../../platform/database/row.ts";
import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import type * as schema from "./schema.ts";

interface WishDataPorts {
  titleName(titleId: number): string | null;
}

interface ExportedWish extends Row<
  typeof schema.wishes,
  "wishId" | "name" | "createdAt" | "grantedAt"
> {
  title: string | null;
}

/** The titles a person wishes for. */
export function wishData({ titleName }: WishDataPorts): PersonalData {
  const wishes = exportFile<ExportedWish>({
    name: "wishes",
    about: "Titles you wished for because they were missing.",
    fields: {
      wishId: "our id for the wish",
      name: "the title, as you typed it",
      createdAt: "when you wished for it",
      grantedAt: "when it arrived, empty if it hasn’t",
      title: "the title that arrived, empty if none has or it’s gone again",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<
        Row<typeof schema.wishes, "wishId" | "name" | "createdAt" | "grantedAt" | "titleId">[]
      >`
        select wish_id::text, name, created_at, granted_at, title_id from wishes
        where user_id = ${owner.userId} and wish_id > ${last?.wishId ?? ""} order by wish_id limit ${EXPORT_PAGE}`;
      return rows.map(({ titleId, ...row }) => ({
        ...row,
        title: titleId === null ? null : titleName(titleId),
      }));
    },
  });
  return {
    move: async (sql, { from, into }) => {
      await sql`
        delete from wishes w where user_id = ${from.userId}
          and exists (select 1 from wishes o where o.user_id = ${into.userId} and o.folded = w.folded)`;
      await sql`update wishes set user_id = ${into.userId} where user_id = ${from.userId}`;
      return {};
    },
    erase: async (sql, owner) =>
      void (await sql`delete from wishes where user_id = ${owner.userId}`),
    files: [wishes],
  };
}
