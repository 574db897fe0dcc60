import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";

interface ExportedFault {
  message: string;
  address: string | null;
  status: number | null;
  release: string;
  lastSeenAt: Date;
}

const faults = exportFile<ExportedFault>({
  name: "faults",
  about: "Faults of the program that happened to you last, so that they can be mended.",
  fields: {
    message: "what went wrong",
    address: "on which page or in which call",
    status: "what the server answered",
    release: "version of the program",
    lastSeenAt: "when it last happened",
  },
  // At most as many as there are faults of the program, so one page after the other is few.
  page: (sql, owner, last) => sql<ExportedFault[]>`
    select message, address, status, release, last_seen_at from faults
    where user_id = ${owner.userId} ${last ? sql`and last_seen_at < ${last.lastSeenAt}` : sql``} order by last_seen_at desc, fingerprint limit ${EXPORT_PAGE}`,
});

/** Whom a fault happened to last. */
export const faultData: PersonalData = {
  move: async (sql, { from, into }) => {
    await sql`update faults set user_id = ${into.userId} where user_id = ${from.userId}`;
    return {};
  },
  erase: async (sql, owner) => void (await sql`update faults set user_id = null where user_id = ${owner.userId}`),
  files: [faults],
};
