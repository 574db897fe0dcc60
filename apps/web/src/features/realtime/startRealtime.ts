import type { CallApi } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import { loadChunk } from "../failures/loadChunk.ts";
import type { SessionStore } from "../session/sessionStore.ts";
import type { connectRealtime } from "./connectRealtime.ts";

export interface RealtimeParts {
  session: Pick<SessionStore, "account" | "subscribe">;
  queryClient: QueryClient;
  call: CallApi;
  /** How this tab names itself in its writes. */
  origin: string;
  /** Loads the part that connects. */
  load?: () => Promise<{ connectRealtime: typeof connectRealtime }>;
}

const loadConnect = () => loadChunk(() => import("./connectRealtime.ts"));
const LOOK_AGAIN_MS = 2_000;

/** Keeps a socket open for whoever has an account, and only then; its program is loaded when the page has nothing else to do. */
export function startRealtime(parts: RealtimeParts): void {
  whenIdle(() => followAccount(parts));
}

/** The same without waiting. */
export function followAccount({ session, queryClient, call, origin, load = loadConnect }: RealtimeParts): void {
  let bearer: string | null = null;
  let close: (() => void) | null = null;
  const follow = async () => {
    const account = session.account();
    const next = account?.api_token ?? null;
    if (next === bearer) return;
    bearer = next;
    close?.();
    close = null;
    if (!account) return;
    // A refused bearer is answered to any call with 401, which signs out here.
    const checkSession = () => void call("getUser", { params: { userId: account.id }, query: {} }).catch(() => {});
    try {
      const { connectRealtime } = await load();
      if (bearer === next) close = connectRealtime({ bearer: account.api_token, queryClient, origin, checkSession });
    } catch (error) {
      console.warn("live changes could not be loaded", error);
      if (bearer === next) bearer = null; // tried again with the next change of the account
    }
  };
  session.subscribe(() => void follow());
  void follow();
}

function whenIdle(run: () => void): void {
  const wait: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback; // Safari has none yet
  if (wait) wait(run, { timeout: LOOK_AGAIN_MS });
  else setTimeout(run, LOOK_AGAIN_MS);
}
