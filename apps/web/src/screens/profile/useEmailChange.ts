import type { CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { laterQuery } from "../../api/laterQuery.ts";
import { invalidateAfter } from "../../api/invalidateAfter.ts";
import { useServices } from "../../features/services/Services.ts";
import { useT } from "../../messages/useT.ts";

const LOOK_EVERY_MS = 3000;
const TOO_MANY = 429;

export interface EmailChange {
  /** Asks for the letters to both addresses. */
  ask: (email: string) => void;
  asking: boolean;
  /** How far the last request is; null before there was one here. */
  link: CallOutput<"getEmailLink"> | null;
}

/** A change of the e-mail address: letters go to both, and it is looked after them until both were opened. */
export function useEmailChange(): EmailChange {
  const { call, toasts } = useServices();
  const t = useT();
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: (email: string) => call("requestEmailLink", { body: { email, authDeviceType: "WEB" } }),
    onError: (error) => void toasts.show({ text: t(error instanceof ApiFailure && error.status === TOO_MANY ? "account.tooMany" : "account.mailFailed"), urgent: true }),
  });
  const requestId = request.data?.requestId;
  const { data: link = null } = useQuery({
    ...laterQuery("getEmailLink", "signIn", { params: { requestId: requestId ?? "" } }),
    enabled: requestId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined || data.state === "WAITING" ? LOOK_EVERY_MS : false),
  });
  const done = link?.state === "DONE";
  useEffect(() => {
    if (done) void invalidateAfter(queryClient, "updateAccountInformation");
  }, [done, queryClient]);
  return { ask: request.mutate, asking: request.isPending, link: requestId === undefined ? null : link };
}
