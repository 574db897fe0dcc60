import { EXPORT_PAGE, exportFile, type PersonalData } from "../../platform/personalData.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

type ExportedLink = Row<
  typeof schema.actionTokens,
  "createdAt" | "expiresAt" | "deviceLabel" | "source" | "state"
>;

const links = exportFile<ExportedLink>({
  name: "linked-screens",
  about:
    "Screens that asked to sign in and got your answer in the last few minutes. Their secrets aren’t included.",
  fields: {
    createdAt: "when the screen asked",
    expiresAt: "when the request expired",
    deviceLabel: "the kind of device",
    source: "ANDROID, WEB or TV",
    state: "CONFIRMED or REFUSED: your answer; COLLECTED: it was signed in",
  },
  // They live for minutes, so there is never a second page.
  page: async (sql, owner, last) =>
    last
      ? []
      : sql<ExportedLink[]>`
          select created_at, expires_at, device_label, source, state from action_tokens where user_id = ${owner.userId} order by created_at limit ${EXPORT_PAGE}`,
});

/** A person's answers to screens that asked to be signed in. */
export const linkData: PersonalData = {
  move: async (sql, { from, into }) => {
    await sql`update action_tokens set user_id = ${into.userId} where user_id = ${from.userId}`;
    return {};
  },
  erase: async (sql, owner) =>
    void (await sql`delete from action_tokens where user_id = ${owner.userId}`),
  files: [links],
};
