import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../api/invalidateTopics.ts";
import { useNavigate } from "../../../router/useNavigate.ts";
import { useRemovals } from "../../friends/removing/useRemovals.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { patchLists, type SharedList } from "./patchLists.ts";
import { withInvited, type Person } from "./people.ts";
import { useShownName } from "./useShownName.ts";
import { listName } from "../lists/listName.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import sharingTexts from "../texts/sharing.en.json" with { type: "json" };

/** Key of a person being removed from a list while undo is possible. */
export const removalName = (listId: number, userId: string): string => `remove-${listId}-${userId}`;

interface Sharing {
  invite: (person: Person) => void;
  /** Removes a person from the list, or withdraws their invite, with undo for a while. */
  remove: (person: Person, invited?: boolean) => void;
  /** Leaves the list. */
  leave: () => void;
}

/** Who is on a list, and changing that: shown at once, rolled back on failure. */
export function useSharing(userId: string, list: SharedList): Sharing {
  const locale = useLocale();
  const t = useTexts(sharingTexts);
  const { call, toasts, track } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const failed = useFailureToast();
  const shownName = useShownName();
  const { remove: hide } = useRemovals();
  const watchlistId = String(list.id);
  const onSettled = () => invalidateAfter(queryClient, "inviteUser");
  const invite = useMutation({
    mutationFn: (person: Person) =>
      call("inviteUser", { params: { userId, watchlistId, invitedUserId: person.userId } }),
    onMutate: (person) => {
      track("people_changed", { action: "invited", by: "name" });
      return patchLists(queryClient, list.id, (each) => withInvited(each, person));
    },
    onSuccess: (_list, person) =>
      void toasts.show({ text: t("sharing.invited", { name: shownName(person.profileName) }) }),
    onError: (error, person, putBack) => {
      putBack?.();
      failed(error, () => invite.mutate(person));
    },
    onSettled,
  });
  const take = (collaboratorId: string, text: string) => {
    const write = () => {
      track("people_changed", {
        action: collaboratorId === userId ? "left" : "removed",
        by: "name",
      });
      return call("removeCollaborator", { params: { userId, watchlistId, collaboratorId } });
    };
    hide({
      key: removalName(list.id, collaboratorId),
      text,
      userId,
      write,
      endpoint: "removeCollaborator",
    });
  };
  return {
    invite: invite.mutate,
    remove: (person, invited = false) =>
      take(
        person.userId,
        t(invited ? "sharing.tookBack" : "sharing.removed", {
          name: shownName(person.profileName),
        }),
      ),
    leave: () => {
      take(userId, t("sharing.left", { list: listName(list.name, locale) }));
      void navigate("/watchlist");
    },
  };
}
