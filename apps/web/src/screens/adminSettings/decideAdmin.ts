import { isAdmin } from "@worthy/domain";
import { userQuery } from "../../features/session/userQuery.ts";
import type { Verdict } from "../../router/loadPage.ts";
import type { ScreenContext } from "../../routing/Screen.ts";

/** To everybody but administrators the address leads nowhere; who somebody is, the server says. */
export async function decideAdmin({ userId, queryClient }: ScreenContext): Promise<Verdict> {
  if (userId === null) return { kind: "missing" };
  const { roles } = await queryClient.fetchQuery(userQuery(userId));
  return { kind: isAdmin(roles.map(({ name }) => name)) ? "show" : "missing" };
}
