import { apiQuery } from "../../api/apiQuery.ts";

/** Who the person is: roles, verified address, life cycle. */
export function userQuery(userId: string) {
  return apiQuery("getUser", { params: { userId }, query: {} });
}
