import type { CallOutput } from "@worthy/contract";
import { isLoggedIn, isRegistered } from "@worthy/domain";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useServices } from "../services/Services.ts";
import { userQuery } from "./userQuery.ts";
import { useUserId } from "./useUserId.ts";

export interface Session {
  /** Null without an account, and until known. */
  user: CallOutput<"getUser"> | null;
  registered: boolean;
  loggedIn: boolean;
}

/**
 * The current person: registered by their roles; logged in by the device's flag, by an e-mail
 * address, or by being registered.
 */
export function useSession(): Session {
  const { session } = useServices();
  const userId = useUserId();
  const noted = useSyncExternalStore(session.subscribe, session.loggedInFlag, () => false);
  const { data } = useQuery({ ...userQuery(userId ?? ""), enabled: userId !== null });
  const user = userId === null ? null : (data ?? null);
  const roles = user?.roles.map(({ name }) => name) ?? [];
  return {
    user,
    registered: isRegistered(roles),
    loggedIn:
      userId !== null && isLoggedIn({ loggedInFlag: noted, email: user?.email ?? null, roles }),
  };
}
