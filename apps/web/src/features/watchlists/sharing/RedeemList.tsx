import { showsRedeem } from "@worthy/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useServices } from "../../services/Services.ts";
import { deviceStorage } from "../../session/deviceStorage.ts";
import { useRemovals } from "../../friends/removing/useRemovals.ts";
import { readInvite } from "./inviteRecord.ts";
import type { SharedList } from "./patchLists.ts";
import { RedeemCard } from "./RedeemCard.tsx";
import { declineName, ignoreSecond, useAnswerInvite } from "./useAnswerInvite.ts";
import { useShownName } from "./useShownName.ts";
import { listName } from "../lists/listName.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

interface RedeemListProps {
  userId: string;
  list: SharedList;
}

/**
 * Above a list that somebody is invited to: who invites them, and joining or declining. From here
 * on, an invite by name counts as seen.
 */
export function RedeemList({ userId, list }: RedeemListProps) {
  const locale = useLocale();
  const t = useTexts(sharingTexts);
  const shownName = useShownName();
  const { hidden } = useRemovals();
  const answer = useAnswerInvite(userId, list);
  const [kept] = useState(() => readInvite(deviceStorage, Date.now()));
  useAcknowledged(userId, list);
  if (!showsRedeem(list.type) || hidden.has(declineName(list.id))) return null;
  const who = shownName(list.ownerProfile.profileName);
  return (
    <RedeemCard
      inviter={list.ownerProfile}
      heading={t("sharing.toList", { who, list: listName(list.name, locale) })}
      hint={t("sharing.toListHint")}
      yes={{ label: t("sharing.join"), action: "join" }}
      wanted={kept?.watchlistId === list.id ? kept.action : null}
      onAnswer={answer}
    />
  );
}

/** Tells the server, once, that an invite by name was opened. */
function useAcknowledged(userId: string, list: SharedList): void {
  const { call, report } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isIdle } = useMutation({
    mutationFn: (id: number) =>
      call("acknowledgeInvite", { params: { userId, id: String(id) } }).then(
        () => {},
        ignoreSecond,
      ),
    onSuccess: () => invalidateAfter(queryClient, "acknowledgeInvite"),
    onError: (error) => report("Failed to acknowledge invite", error),
  });
  const isNew = list.type === "INVITED_NEW";
  useEffect(() => {
    if (isNew && isIdle) mutate(list.id);
  }, [isNew, isIdle, mutate, list.id]);
}
