import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

interface ServiceDataPorts {
  providerName(providerId: number): string | null;
}

interface ExportedService extends Row<
  typeof schema.userProviders,
  "providerId" | "addRemoveType" | "extras" | "addedAt"
> {
  name: string | null;
}

/** A person's services. */
export function serviceData({ providerName }: ServiceDataPorts): PersonalData {
  const services = exportFile<ExportedService>({
    name: "services",
    about: "The streaming services you’ve chosen.",
    fields: {
      providerId: "number of the service",
      name: "its name, empty if we no longer know it",
      addRemoveType: "EXPLICIT: you chose it yourself",
      extras: "its note",
      addedAt: "when you chose it",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<Omit<ExportedService, "name">[]>`
        select provider_id, add_remove_type, extras, added_at from user_providers
        where user_id = ${owner.userId} and provider_id > ${last?.providerId ?? 0} order by provider_id limit ${EXPORT_PAGE}`;
      return rows.map((row) => ({ ...row, name: providerName(row.providerId) }));
    },
  });
  return {
    move: async (sql, { from, into }) => {
      // Services in both stay as the target account has them; a choice of one's own takes
      // precedence.
      const moved = await sql`
        insert into user_providers as mine (user_id, provider_id, extras, add_remove_type, added_at)
        select ${into.userId}, provider_id, extras, add_remove_type, added_at from user_providers where user_id = ${from.userId}
        on conflict (user_id, provider_id) do update set add_remove_type = excluded.add_remove_type
          where excluded.add_remove_type = 'EXPLICIT' and mine.add_remove_type <> 'EXPLICIT'
        returning 1`;
      await sql`delete from user_providers where user_id = ${from.userId}`;
      return { services: moved.length };
    },
    erase: async (sql, owner) =>
      void (await sql`delete from user_providers where user_id = ${owner.userId}`),
    files: [services],
  };
}
