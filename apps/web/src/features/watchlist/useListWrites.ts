import type { CallOutput } from "@worthy/contract";
import { useMutation } from "@tanstack/react-query";
import { lists as texts } from "../../messages/en/lists.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../services/useFailureToast.ts";
import { listName } from "./listName.ts";
import { LISTS_KEY, placesToSave, type ListWrite, type ShownList } from "./listWrites.ts";
import { offerUndo } from "./offerUndo.ts";
import { useListSend } from "./useListSend.ts";

provideTexts({ lists: texts });

type Made = CallOutput<"createWatchlist"> | null;

export interface ListWrites {
  /** Makes a list, with titles on it if some are named; null where that failed, which has been said then. */
  create: (list: { name: string; hexCode: string; items?: readonly number[] }) => Promise<Made>;
  change: (listId: number, looks: { name: string; hexCode: string }) => void;
  /** Puts the lists into this order. */
  move: (lists: readonly ShownList[], order: readonly number[]) => void;
  setDefault: (listId: number) => void;
  markViewed: () => void;
  /** Takes a list away at once, and deletes it when the offer to undo that has ended. */
  remove: (list: Pick<ShownList, "id" | "name">) => void;
}

/** The offers to undo a deletion that are open, each by the write that waits for its end. */
const offers = new WeakMap<ListWrite, Promise<"ended" | "undone">>();

/** What a person does to their lists: shown at once, and taken back with a word where that fails. */
export function useListWrites(): ListWrites {
  const { session, toasts } = useServices();
  const t = useT();
  const failed = useFailureToast();
  const send = useListSend();
  const mutation = useMutation<Made, Error, ListWrite>({
    mutationKey: LISTS_KEY,
    mutationFn: async (write) => {
      const offer = offers.get(write);
      // Whoever was signed out elsewhere meanwhile has taken nothing back, but there is nobody left to write for.
      if (offer && ((await offer) === "undone" || session.account() === null)) return null;
      return send(write);
    },
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return {
    create: ({ items = [], ...looks }) => mutation.mutateAsync({ kind: "create", items, ...looks }).catch(() => null),
    change: (listId, looks) => mutation.mutate({ kind: "change", listId, ...looks }),
    move: (lists, order) => mutation.mutate({ kind: "move", order, places: placesToSave(lists, order) }),
    setDefault: (listId) => mutation.mutate({ kind: "default", listId }),
    markViewed: () => mutation.mutate({ kind: "viewed" }),
    remove: ({ id, name }) => {
      const write: ListWrite = { kind: "delete", listId: id };
      offers.set(write, offerUndo(toasts, { id: `list-${id}`, text: t("lists.deleted", { name: listName(name) }), undoLabel: t("shell.undo") }));
      mutation.mutate(write);
    },
  };
}
