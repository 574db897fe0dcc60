import { UNDO_TIMEOUT } from "@worthy/ui";
import { useServices } from "../services/Services.ts";
import type { RatedTitle } from "./ratedTitles.ts";
import type { RatedTitles } from "./useRatedTitles.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Removes a rating, with a message and undo. */
export function useUndoableRemove({
  remove,
  restore,
}: RatedTitles): (entry: RatedTitle, said: string) => void {
  const { toasts } = useServices();
  const t = useTexts(shellTexts);
  return (entry, said) => {
    remove(entry);
    toasts.show({
      id: `unrated-${entry.itemId}`,
      text: said,
      timeout: UNDO_TIMEOUT,
      action: { label: t("shell.undo"), onPress: () => restore(entry) },
    });
  };
}
