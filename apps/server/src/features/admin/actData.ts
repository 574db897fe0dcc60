import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

interface ExportedAct extends Row<typeof schema.adminActs, "actId" | "action" | "details" | "at"> {
  subject: string;
}

const acts = exportFile<ExportedAct>({
  name: "admin-acts",
  about: "Changes you made as an administrator.",
  fields: {
    actId: "number of the change",
    action: "what was done",
    subject: "what it changed; people aren’t named",
    details: "what you asked for",
    at: "when",
  },
  page: (sql, owner, last) => sql<ExportedAct[]>`
    select act_id, action, case when subject ~ '^[a-z0-9]{12}$' then 'somebody' else subject end as subject, details, at from admin_acts where admin_id = ${owner.userId} and act_id > ${last?.actId ?? 0} order by act_id limit ${EXPORT_PAGE}`,
});

/**
 * Audit entries by a person or about them: the entries stay, the identity goes with the account.
 */
export const actData: PersonalData = {
  move: async (sql, { from, into }) => {
    await sql`update admin_acts set admin_id = ${into.userId} where admin_id = ${from.userId}`;
    await sql`update admin_acts set subject = ${into.userId} where subject = ${from.userId}`;
    return {};
  },
  erase: async (sql, owner) => {
    await sql`update admin_acts set admin_id = null where admin_id = ${owner.userId}`;
    await sql`update admin_acts set subject = '' where subject = ${owner.userId}`;
  },
  files: [acts],
};
