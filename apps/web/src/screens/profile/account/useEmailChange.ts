import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiQuery } from "../../../api/apiQuery.ts";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useServices } from "../../../features/services/Services.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import accountTexts from "../texts/account.en.json" with { type: "json" };

const LOOK_EVERY_MS = 3000;
const TOO_MANY = 429;

export interface EmailChange {
  /** Requests mail to both addresses. */
  ask: (email: string) => void;
  asking: boolean;
  /** State of the last request; null before there was one here. */
  link: CallOutput<"getEmailLink"> | null;
}

/**
 * A change of the e-mail address: both addresses get mail, and it polls until both links were
 * opened.
 */
export function useEmailChange(): EmailChange {
  const { call, toasts } = useServices();
  const t = useTexts(accountTexts);
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: (email: string) =>
      call("requestEmailLink", { body: { email, authDeviceType: "WEB" } }),
    onError: (error) =>
      void toasts.show({
        text: t(
          error instanceof ApiFailure && error.status === TOO_MANY
            ? "account.tooMany"
            : "account.mailFailed",
        ),
        urgent: true,
      }),
  });
  const requestId = request.data?.requestId;
  const { data: link = null } = useQuery({
    ...apiQuery("getEmailLink", { params: { requestId: requestId ?? "" } }),
    enabled: requestId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === "WAITING" ? LOOK_EVERY_MS : false,
  });
  const done = link?.state === "DONE";
  useEffect(() => {
    if (done) void invalidateAfter(queryClient, "updateAccountInformation");
  }, [done, queryClient]);
  return {
    ask: request.mutate,
    asking: request.isPending,
    link: requestId === undefined ? null : link,
  };
}
