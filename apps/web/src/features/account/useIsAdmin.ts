import { useQuery } from "@tanstack/react-query";
import { isAdmin } from "@worthy/domain";
import { userQuery } from "../session/userQuery.ts";
import { useUserId } from "../session/useUserId.ts";

/** Whether the person is known to be an administrator. */
export function useIsAdmin(): boolean {
  const userId = useUserId();
  const { data } = useQuery({ ...userQuery(userId ?? ""), enabled: userId !== null });
  return data !== undefined && isAdmin(data.roles.map(({ name }) => name));
}
