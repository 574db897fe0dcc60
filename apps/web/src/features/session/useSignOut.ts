import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "../../router/useNavigate.ts";
import { useServices } from "../services/Services.ts";

/** Signs this device out, on the server and here, and goes to the start. Without a network it is signed out here all the same. */
export function useSignOut(): () => Promise<void> {
  const { call, session } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const account = session.account();
    if (account) await call("logout", { params: { userId: account.id } }).catch((error: unknown) => console.warn("Failed to logout", error));
    session.clear();
    queryClient.clear();
    await navigate("/");
  };
}
