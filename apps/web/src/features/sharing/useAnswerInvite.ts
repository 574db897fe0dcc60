import { ApiFailure } from "@worthy/contract/apiFailure";
import { ALREADY_ACKNOWLEDGED, parseRedeemAction, type RedeemAction } from "@worthy/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../api/invalidateAfter.ts";
import { useT } from "../../messages/useT.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { useRemovals } from "../friends/useRemovals.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../services/useFailureToast.ts";
import { deviceStorage } from "../session/deviceStorage.ts";
import { forgetInvite } from "./inviteRecord.ts";
import { patchLists, type SharedList } from "./patchLists.ts";
import { withJoined } from "./people.ts";
import { listName } from "../watchlist/listName.ts";

/** What a declined invite is known by while it can be undone. */
export const declineName = (listId: number): string => `decline-${listId}`;

/** Answers an invite to a list with one of its redeem actions. Joining shows at once; declining can be undone for a while. */
export function useAnswerInvite(userId: string, list: Pick<SharedList, "id" | "name" | "type">): (action: string) => void {
  const t = useT();
  const { call, toasts, track } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failed = useFailureToast();
  const { remove } = useRemovals();
  const send = async (action: RedeemAction<"watchlist">) => {
    track("invite_answered", { action, kind: "watchlist" });
    if (list.type === "INVITED_NEW") await call("acknowledgeInvite", { params: { userId, id: String(list.id) } }).catch(ignoreSecond);
    await call(action === "join" ? "acceptInvite" : "declineInvite", { params: { userId, watchlistId: String(list.id) } });
    forgetInvite(deviceStorage);
  };
  const join = useMutation({
    mutationFn: () => send("join"),
    onMutate: () => patchLists(queryClient, list.id, (each) => withJoined(each, userId)),
    onSuccess: () => void toasts.show({ text: t("sharing.joined", { list: listName(list.name) }) }),
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
    const text = t("sharing.declined", { list: listName(list.name) });
    remove({ key: declineName(list.id), text, userId, write: () => send(action), endpoint: "declineInvite" });
    void navigate("/watchlist");
  };
}

/** Whoever has opened it already may answer. */
export function ignoreSecond(error: unknown): void {
  if (!(error instanceof ApiFailure && error.message === ALREADY_ACKNOWLEDGED)) throw error;
}
