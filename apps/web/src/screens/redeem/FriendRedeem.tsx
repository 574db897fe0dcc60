import type { CallOutput } from "@worthy/contract";
import { parseRedeemAction, type RedeemAction } from "@worthy/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invalidateAfter } from "../../api/invalidateTopics.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/failures/useFailureToast.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { FRIENDS_ADDRESS } from "../../features/friends/friendAddresses.ts";
import { forgetInvite } from "../../features/watchlists/sharing/inviteRecord.ts";
import { RedeemCard } from "../../features/watchlists/sharing/RedeemCard.tsx";
import { useShownName } from "../../features/watchlists/sharing/useShownName.ts";
import { focusHeading } from "../../router/focusHeading.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { useTexts } from "../../locale/useLocale.ts";
import sharingTexts from "../../features/watchlists/texts/sharing.en.json" with { type: "json" };

interface FriendRedeemProps {
  userId: string;
  invite: CallOutput<"getInvite">;
  /** The action requested by the invite's address. */
  wanted: RedeemAction | null;
}

/** The redeem components of a friend invite. */
export function FriendRedeem({ userId, invite, wanted }: FriendRedeemProps) {
  const t = useTexts(sharingTexts);
  const { call, toasts, track } = useServices();
  const failed = useFailureToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const who = useShownName()(invite.inviterUserName);
  useEffect(() => {
    if (wanted === null) focusHeading();
  }, [wanted]);
  const redeem = useMutation({
    mutationFn: (action: RedeemAction<"friend">) =>
      call("redeemFriendInvite", {
        params: { userId, reference: invite.reference },
        body: { action },
      }),
    onMutate: (action) => track("invite_answered", { action, kind: "friend" }),
    onSuccess: async (_answer, action) => {
      forgetInvite(deviceStorage);
      toasts.show({
        text: t(action === "accept" ? "sharing.friends" : "sharing.declinedFriend", { who }),
      });
      void invalidateAfter(queryClient, "redeemFriendInvite");
      await navigate(action === "accept" ? FRIENDS_ADDRESS : "/", { replace: true });
    },
    onError: (error, action) => failed(error, () => redeem.mutate(action)),
  });
  const answer = (given: string) => {
    const action = parseRedeemAction("friend", given);
    if (action !== null) redeem.mutate(action);
  };
  return (
    <RedeemCard
      alone
      inviter={{
        userId: invite.inviterUserId,
        profileName: who,
        profileImage: invite.inviterAvatarUrl,
      }}
      heading={t("sharing.toFriendship", { who })}
      hint={t("sharing.toFriendshipHint")}
      yes={{ label: t("sharing.accept"), action: "accept" }}
      wanted={wanted}
      onAnswer={answer}
      busy={redeem.isPending}
    />
  );
}
