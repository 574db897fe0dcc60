import type { CallApi } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import { loadChunk } from "../failures/loadChunk.ts";
import type { SessionStore } from "../services/SessionStore.ts";
import type { SendEvent } from "../tracking/createViewSender.ts";
import type { connectRealtime } from "./connectRealtime.ts";

export interface RealtimeParts {
  session: Pick<SessionStore, "account" | "subscribe">;
  queryClient: QueryClient;
  call: CallApi;
  /** This tab's name in its writes. */
  origin: string;
  /** Loads the code that connects. */
  load?: () => Promise<{ connectRealtime: typeof connectRealtime }>;
}

const loadConnect = () => loadChunk(() => import("./connectRealtime.ts"));
const LOOK_AGAIN_MS = 2_000;

/**
 * Keeps a socket open while there is an account; its code is loaded when the page is idle. Returns
 * a function to send over it.
 */
export function startRealtime(parts: RealtimeParts): { sendEvent: SendEvent } {
  let followed: { sendEvent: SendEvent } | null = null;
  whenIdle(() => (followed = followAccount(parts)));
  return { sendEvent: async (event) => (await followed?.sendEvent(event)) ?? false };
}

/** The same without delay. */
export function followAccount({
  session,
  queryClient,
  call,
  origin,
  load = loadConnect,
}: RealtimeParts): { sendEvent: SendEvent } {
  let bearer: string | null = null;
  let open: ReturnType<typeof connectRealtime> | null = null;
  // When changes started to be missed, if connecting has failed.
  let missedFrom: number | null = null;
  const follow = async (readAt: number) => {
    const account = session.account();
    const next = account?.api_token ?? null;
    if (next === bearer) return;
    bearer = next;
    open?.close();
    open = null;
    if (!account) return;
    // A refused bearer makes any call return 401, which signs out here.
    const checkSession = () =>
      void call("getUser", { params: { userId: account.id }, query: {} }).catch(() => {});
    try {
      const { connectRealtime } = await load();
      missedFrom = null;
      if (bearer === next)
        open = connectRealtime({
          bearer: account.api_token,
          queryClient,
          origin,
          readAt,
          checkSession,
        });
    } catch (error) {
      console.warn("couldn't load live changes", error);
      missedFrom = readAt;
      if (bearer === next) bearer = null; // retried with the next change of the account
    }
  };
  session.subscribe(() => void follow(missedFrom ?? performance.now()));
  // What is on the screen was read at some time since the page was requested.
  void follow(0);
  return { sendEvent: async (event) => (await open?.sendEvent(event)) ?? false };
}

function whenIdle(run: () => void): void {
  const wait: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback; // Safari doesn't have it yet
  if (wait) wait(run, { timeout: LOOK_AGAIN_MS });
  else setTimeout(run, LOOK_AGAIN_MS);
}
