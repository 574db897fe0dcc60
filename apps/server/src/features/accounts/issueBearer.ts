import type { Queries } from "../../platform/http/handler.ts";
import { newBearer, sha256 } from "../../platform/ids.ts";

/** Makes a bearer for another device of a person. It is handed out by the caller and kept only as a hash. */
export async function issueBearer(sql: Queries, { userId }: { userId: string }): Promise<string> {
  const bearer = newBearer(userId);
  await sql`insert into bearers (user_id, token_hash) values (${userId}, ${sha256(bearer)})`;
  return bearer;
}
