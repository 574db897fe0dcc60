import type { CallOutput } from "@worthy/contract";
import { useMutation } from "@tanstack/react-query";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { listName } from "./listName.ts";
import { LISTS_KEY, placesToSave, type ListWrite, type ShownList } from "./listWrites.ts";
import { offerUndo } from "./offerUndo.ts";
import { useListSend } from "./useListSend.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import listsTexts from "../texts/lists.en.json" with { type: "json" };
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

type Made = CallOutput<"createWatchlist"> | null;

export interface ListWrites {
  /** Creates a list, with the given titles; null if that failed, which has then been reported. */
  create: (list: { name: string; hexCode: string; items?: readonly number[] }) => Promise<Made>;
  change: (listId: number, looks: { name: string; hexCode: string }) => void;
  /** Arranges the lists in this order. */
  move: (lists: readonly ShownList[], order: readonly number[]) => void;
  setDefault: (listId: number) => void;
  markViewed: () => void;
  /** Hides a list at once, and deletes it when the undo offer has ended. */
  remove: (list: Pick<ShownList, "id" | "name">) => void;
}

/** Open undo offers, by the write that waits for their end. */
const offers = new WeakMap<ListWrite, Promise<"ended" | "undone">>();

/** A person's changes of their lists: shown at once, and rolled back with a message on failure. */
export function useListWrites(): ListWrites {
  const { session, toasts } = useServices();
  const locale = useLocale();
  const t = useTexts(listsTexts, shellTexts);
  const failed = useFailureToast();
  const send = useListSend();
  const mutation = useMutation<Made, Error, ListWrite>({
    mutationKey: LISTS_KEY,
    mutationFn: async (write) => {
      const offer = offers.get(write);
      // Somebody signed out elsewhere hasn't pressed undo, but there is nobody left to write for.
      if (offer && ((await offer) === "undone" || session.account() === null)) return null;
      return send(write);
    },
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return {
    create: ({ items = [], ...looks }) =>
      mutation.mutateAsync({ kind: "create", items, ...looks }).catch(() => null),
    change: (listId, looks) => mutation.mutate({ kind: "change", listId, ...looks }),
    move: (lists, order) =>
      mutation.mutate({ kind: "move", order, places: placesToSave(lists, order) }),
    setDefault: (listId) => mutation.mutate({ kind: "default", listId }),
    markViewed: () => mutation.mutate({ kind: "viewed" }),
    remove: ({ id, name }) => {
      const write: ListWrite = { kind: "delete", listId: id };
      offers.set(
        write,
        offerUndo(toasts, {
          id: `list-${id}`,
          text: t("lists.deleted", { name: listName(name, locale) }),
          undoLabel: t("shell.undo"),
        }),
      );
      mutation.mutate(write);
    },
  };
}
