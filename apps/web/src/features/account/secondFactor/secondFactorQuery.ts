import { apiQuery } from "../../../api/apiQuery.ts";

/** Whether an administrator's sign-in needs a code, and this device one now. */
export const secondFactorQuery = (userId: string) =>
  apiQuery("getSecondFactor", { params: { userId } });
