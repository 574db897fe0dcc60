import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import { useServices } from "../../features/services/Services.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { forgetInvite, storeInvite } from "../../features/watchlists/sharing/inviteRecord.ts";
import { redeemInvite } from "../../features/watchlists/sharing/redeemInvite.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useNavigate } from "../../router/useNavigate.ts";

/** Opens the invite once, in the browser, and goes where it leads. */
export function useRedeemInvite(reference: string) {
  const { call, report, session } = useServices();
  const userId = useUserId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const action = new URLSearchParams(useLocation().search).get("action");
  const redeem = useMutation({
    mutationFn: () =>
      redeemInvite(
        {
          call,
          report,
          userId,
          loggedIn: () => session.account() !== null && session.loggedInFlag(),
          keep: (record) =>
            record ? storeInvite(deviceStorage, record, Date.now()) : forgetInvite(deviceStorage),
        },
        { reference, action },
      ),
    onSuccess: async (redeemed) => {
      if (redeemed.kind !== "go") return;
      if (redeemed.acknowledged) void invalidateAfter(queryClient, "acknowledgeInvite");
      await navigate(redeemed.to, { replace: true });
    },
  });
  const { mutate, isIdle } = redeem;
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);
  return redeem;
}
