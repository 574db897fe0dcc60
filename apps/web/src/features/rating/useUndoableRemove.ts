import { UNDO_TIMEOUT } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import type { RatedTitle } from "./ratedTitles.ts";
import type { RatedTitles } from "./useRatedTitles.ts";

/** Takes a rating back, says so in these words, and offers to put it back. */
export function useUndoableRemove({ remove, restore }: RatedTitles): (entry: RatedTitle, said: string) => void {
  const { toasts } = useServices();
  const t = useT();
  return (entry, said) => {
    remove(entry);
    toasts.show({ id: `unrated-${entry.itemId}`, text: said, timeout: UNDO_TIMEOUT, action: { label: t("shell.undo"), onPress: () => restore(entry) } });
  };
}
