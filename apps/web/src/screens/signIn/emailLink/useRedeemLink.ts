import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation } from "@tanstack/react-query";
import { useServices } from "../../../features/services/Services.ts";
import { parseStoredLink } from "../../../features/signIn/storedLink.ts";
import type { Account } from "../../../features/services/SessionStore.ts";
import { deviceStorage } from "../../../features/session/deviceStorage.ts";
import { previousPath } from "../../../features/session/previousPath.ts";
import { SIGN_IN_KEYS } from "../../../features/session/sessionStore.ts";
import { returnWords } from "../../../features/signIn/returnWords.ts";
import { useSignInCall } from "../../../features/signIn/useSignInCall.ts";
import { useLocale } from "../../../locale/useLocale.ts";
import { useNavigate } from "../../../router/useNavigate.ts";

/** A mailed link's parameters. */
export interface LinkInAddress {
  token: string;
  type: string | null;
  redirectUrl: string | null;
  sessionId: string | null;
}

export interface Redeemed {
  answer: CallOutput<"authenticate">;
  /** This browser's previous anonymous account, if it was not merged. */
  leftBehind: Account | null;
  /** Where to continue. */
  onward: string;
  /** This browser asked for the link, and there is nothing to decide before continuing. */
  returns: boolean;
}

/** Whether a link is one of the two of a change of address. */
export const isChange = (type: string | null): type is "CHANGE_OLD" | "CHANGE_NEW" =>
  type === "CHANGE_OLD" || type === "CHANGE_NEW";

/** Failures after which the link remains valid. */
const PASSING = new Set([0, 429, 500, 502, 503, 504]);

export const isPassing = (error: unknown): boolean =>
  error instanceof ApiFailure && PASSING.has(error.status);

/**
 * Uses a link. If this browser asked for it, returns to where that was. One that fails leads to sign-in, which says so; after a temporary failure it can be
 * retried.
 */
export function useRedeemLink() {
  const { call, session, login, toasts } = useServices();
  const locale = useLocale();
  const navigate = useNavigate();
  const enter = useSignInCall();
  return useMutation({
    mutationFn: async ({
      token,
      type,
      redirectUrl,
      sessionId,
    }: LinkInAddress): Promise<Redeemed> => {
      const before = session.loggedInFlag() ? null : session.account();
      const asked = parseStoredLink(deviceStorage.read(SIGN_IN_KEYS.request));
      const askedHere = asked !== null && asked.userId === session.account()?.id;
      const query = {
        token,
        platform: "WEB" as const,
        ...(type ? { type } : {}),
        ...(redirectUrl ? { redirectUrl } : {}),
        ...(sessionId ? { sessionId } : {}),
      };
      const answer = await enter(() => call("authenticate", { query }));
      const stays =
        before !== null &&
        answer.accessToken !== null &&
        answer.merged === null &&
        before.id !== answer.holderId;
      return {
        answer,
        leftBehind: stays ? before : null,
        onward: answer.redirectUrl ?? asked?.from ?? previousPath(),
        returns: askedHere && answer.outcome === "SIGNED_IN" && answer.request === null && !stays,
      };
    },
    // The used token stays neither in the address nor in the history.
    onSuccess: ({ answer, onward, returns }) => {
      if (!returns) return navigate("?done=1", { replace: true, preventScrollReset: true });
      toasts.show({ text: returnWords(answer, locale) });
      return navigate(onward, { replace: true });
    },
    onError: (error, { type }) => {
      if (
        isPassing(error) ||
        (isChange(type) && error instanceof ApiFailure && error.status === 403)
      )
        return;
      login.fail(error);
      void navigate("/signin?magicLinkFailed=true", { replace: true });
    },
  });
}
