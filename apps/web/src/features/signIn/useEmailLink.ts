import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiQuery } from "../../api/apiQuery.ts";
import { previousPath } from "../session/previousPath.ts";
import { useServices } from "../services/Services.ts";
import { SIGN_IN_KEYS } from "../session/sessionStore.ts";
import { useStoredValue } from "../session/useStoredValue.ts";
import { useUserId } from "../session/useUserId.ts";
import { storeLink, parseStoredLink, type StoredLink } from "./storedLink.ts";
import { requestLink } from "./requestLink.ts";
import { useSignInCall } from "./useSignInCall.ts";
import { useSignInAttempts } from "./useSignInAttempts.ts";

/** How often a waiting device polls for the state of its link. */
const POLL_MS = 2500;

type MergeSummary = CallOutput<"collectSignIn">["merged"];

export interface EmailLink {
  /** What this device is waiting for; null for nothing. */
  kept: StoredLink | null;
  send: (email: string) => void;
  sending: boolean;
  /** Why the request failed. */
  failure: unknown;
  /** State of the link; null until the server has responded. */
  state: CallOutput<"getEmailLink">["state"] | null;
  mail: CallOutput<"getEmailLink">["mail"];
  /** Returns to the form. */
  forget: () => void;
  /** What was merged when this device was approved; undefined until then. */
  merged: MergeSummary | undefined;
  /** Where to continue afterwards. */
  from: string;
  attempts: ReturnType<typeof useSignInAttempts>;
}

/**
 * Requests a sign-in link, waits until it is opened here or elsewhere, and collects this device's
 * bearer once it is approved. `here` is the place to return to; if omitted, where this tab was.
 */
export function useEmailLink(here?: string): EmailLink {
  const userId = useUserId();
  const found = useStoredValue(SIGN_IN_KEYS.request, parseStoredLink);
  const kept = found?.userId === userId ? found : null;
  const attempts = useSignInAttempts();
  const ask = useAsk(attempts, here);
  const { data, error } = useQuery({
    ...apiQuery("getEmailLink", { params: { requestId: kept?.requestId ?? "" } }),
    enabled: kept !== null,
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) =>
      (state.data?.state ?? "WAITING") === "WAITING" ? POLL_MS : false,
  });
  const collect = useCollect(data?.state === "APPROVED" && kept !== null ? kept.requestId : null);
  const over = collect.isError || (error instanceof ApiFailure && error.status === 404);
  return {
    kept,
    send: ask.mutate,
    sending: ask.isPending,
    failure: ask.error,
    state: over ? "ENDED" : (data?.state ?? null),
    mail: data?.mail ?? "SENDING",
    forget: () => {
      ask.reset();
      storeLink(null);
    },
    merged: collect.data?.merged,
    from: found?.from ?? here ?? previousPath(),
    attempts,
  };
}

function useAsk(attempts: ReturnType<typeof useSignInAttempts>, here?: string) {
  const { call, session, report, track } = useServices();
  const before = useStoredValue(SIGN_IN_KEYS.request, parseStoredLink);
  return useMutation({
    mutationFn: async (email: string) => {
      attempts.count();
      const { id: userId } = await session.ensureAccount();
      const { requestId, matchingCode, expiresAt } = await requestLink(call, {
        userId,
        email: email.trim(),
      });
      storeLink({
        requestId,
        userId,
        email: email.trim(),
        matchingCode,
        sentAt: Date.now(),
        expiresAt: Date.parse(expiresAt),
        // Another mail for the same sign-in, perhaps from another tab, doesn't move the place.
        from: before && before.expiresAt > Date.now() ? before.from : (here ?? previousPath()),
      });
      track("email_link_requested", { again: before !== null });
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === 429 && error.retryAfter !== null)
        attempts.lock(error.retryAfter * 1000);
      report("Failed to send email token", error);
    },
  });
}

/**
 * Exchanges this device's bearer, once, for one of the person who approved it; null until that
 * happens.
 */
function useCollect(approved: string | null) {
  const { call } = useServices();
  const enter = useSignInCall();
  const collect = useMutation({
    mutationFn: (requestId: string) =>
      enter(() => call("collectSignIn", { params: { requestId } })),
  });
  const { mutate, isIdle } = collect;
  useEffect(() => {
    if (approved !== null && isIdle) mutate(approved);
  }, [approved, isIdle, mutate]);
  return collect;
}
