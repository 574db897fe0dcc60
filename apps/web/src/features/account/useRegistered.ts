import { isRegistered } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { useUserId } from "../session/useUserId.ts";
import { userQuery } from "../session/userQuery.ts";

/** Whether the person is registered; null while unknown. A device without an account is not. */
export function useRegistered(): boolean | null {
  const userId = useUserId();
  const { data } = useQuery({ ...userQuery(userId ?? ""), enabled: userId !== null });
  if (userId === null) return false;
  return data ? isRegistered(data.roles.map(({ name }) => name)) : null;
}
