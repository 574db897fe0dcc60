import type { CallApi } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import type { Report } from "../services/Services.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import { isSignedOut } from "../session/isSignedOut.ts";

interface NewAccount {
  userId: string;
  mode: "B2B" | "DEMO";
  call: CallApi;
  session: Pick<SessionStore, "ensureAccount">;
  queryClient: QueryClient;
  report: Report;
}

/**
 * Grants an account created in demo or business mode its role, once; failures are reported and
 * ignored.
 */
export async function grantB2bProfile({
  userId,
  mode,
  call,
  session,
  queryClient,
  report,
}: NewAccount): Promise<void> {
  try {
    // The device stores the account before any call. Somebody may have signed in meanwhile, whose
    // account isn't new.
    if ((await session.ensureAccount()).id !== userId) return;
    await call("grantB2bProfile", { query: { appMode: mode } });
    await invalidateTopics(queryClient, ["user"]);
  } catch (error) {
    if (!isSignedOut(error)) report("Failed to grant b2b profile", error);
  }
}
