import type { CallApi } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Report } from "../failures/createReport.ts";
import type { SessionStore } from "../session/sessionStore.ts";

interface NewAccount {
  userId: string;
  mode: "B2B" | "DEMO";
  call: CallApi;
  session: Pick<SessionStore, "ensureAccount">;
  queryClient: QueryClient;
  report: Report;
}

/** Gives an account that was made in demo or business mode its role, once; that it failed is reported and ignored. */
export async function grantB2bProfile({ userId, mode, call, session, queryClient, report }: NewAccount): Promise<void> {
  try {
    // The device keeps the account before anything is called with it. Somebody may have signed in meanwhile: that account is not new.
    if ((await session.ensureAccount()).id !== userId) return;
    await call("grantB2bProfile", { query: { appMode: mode } });
    await queryClient.invalidateQueries({ queryKey: ["user"] });
  } catch (error) {
    report("Failed to grant b2b profile", error);
  }
}
