import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

interface ExportedFault extends Row<
  typeof schema.faults,
  "message" | "address" | "status" | "release" | "lastSeenAt"
> {
  faultId: string;
}

const faults = exportFile<ExportedFault>({
  name: "faults",
  about: "Recent errors you ran into, so that they can be fixed.",
  fields: {
    faultId: "how we identify it",
    message: "what went wrong",
    address: "on which page or in which call",
    status: "the server’s answer",
    release: "version of the program",
    lastSeenAt: "when it last happened",
  },
  page: (sql, owner, last) => sql<ExportedFault[]>`
    select left(fingerprint, 12) as fault_id, message, address, status, release, last_seen_at from faults
    where user_id = ${owner.userId} and left(fingerprint, 12) > ${last?.faultId ?? ""} order by 1 limit ${EXPORT_PAGE}`,
});

/** Whom a fault happened to last. */
export const faultData: PersonalData = {
  move: async (sql, { from, into }) => {
    await sql`update faults set user_id = ${into.userId} where user_id = ${from.userId}`;
    return {};
  },
  erase: async (sql, owner) =>
    void (await sql`update faults set user_id = null where user_id = ${owner.userId}`),
  files: [faults],
};
