import { ApiFailure } from "@worthy/contract/apiFailure";
import { ALREADY_ACKNOWLEDGED, parseRedeemAction, type RedeemAction } from "@worthy/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useNavigate } from "../../../router/useNavigate.ts";
import { useRemovals } from "../../friends/removing/useRemovals.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { deviceStorage } from "../../session/deviceStorage.ts";
import { forgetInvite } from "./inviteRecord.ts";
import { patchLists, type SharedList } from "./patchLists.ts";
import { withJoined } from "./people.ts";
import { listName } from "../lists/listName.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

/** Key of a declined invite while undo is possible. */
export const declineName = (listId: number): string => `decline-${listId}`;

/**
 * Answers a list invite with one of its redeem actions. Joining shows at once; declining can be
 * undone for a while.
 */
export function useAnswerInvite(
  userId: string,
  list: Pick<SharedList, "id" | "name" | "type">,
): (action: string) => void {
  const locale = useLocale();
  const t = useTexts(sharingTexts);
  const { call, toasts, track } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failed = useFailureToast();
  const { remove } = useRemovals();
  const send = async (action: RedeemAction<"watchlist">) => {
    track("invite_answered", { action, kind: "watchlist" });
    if (list.type === "INVITED_NEW")
      await call("acknowledgeInvite", { params: { userId, id: String(list.id) } }).catch(
        ignoreSecond,
      );
    await call(action === "join" ? "acceptInvite" : "declineInvite", {
      params: { userId, watchlistId: String(list.id) },
    });
    forgetInvite(deviceStorage);
  };
  const join = useMutation({
    mutationFn: () => send("join"),
    onMutate: () => patchLists(queryClient, list.id, (each) => withJoined(each, userId)),
    onSuccess: () =>
      void toasts.show({ text: t("sharing.joined", { list: listName(list.name, locale) }) }),
    onError: (error, _nothing, putBack) => {
      putBack?.();
      failed(error, () => join.mutate());
    },
    onSettled: () => invalidateAfter(queryClient, "acceptInvite"),
  });
  return (wanted) => {
    const action = parseRedeemAction("watchlist", wanted);
    if (action === "join") join.mutate();
    if (action !== "decline") return;
    const text = t("sharing.declined", { list: listName(list.name, locale) });
    remove({
      key: declineName(list.id),
      text,
      userId,
      write: () => send(action),
      endpoint: "declineInvite",
    });
    void navigate("/watchlist");
  };
}

/** It was opened before, so it can be answered. */
export function ignoreSecond(error: unknown): void {
  if (!(error instanceof ApiFailure && error.message === ALREADY_ACKNOWLEDGED)) throw error;
}
