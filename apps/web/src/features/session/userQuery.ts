import { apiQuery } from "../../api/apiQuery.ts";

/** Who a person is: e-mail, roles, name. */
export const userQuery = (userId: string) => apiQuery("getUser", { params: { userId } });
