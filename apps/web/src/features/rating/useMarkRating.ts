import { UNDO_TIMEOUT } from "@worthy/ui";
import { useMutation } from "@tanstack/react-query";
import { ME } from "../services/Writes.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import ratingTexts from "./texts/rating.en.json" with { type: "json" };

interface Mark {
  title: { id: number; name: string };
  /** Whether the rating misleads, and so counts for nothing. */
  misleading: boolean;
}

/** Says of a rating whether it misleads, with a message and undo. */
export function useMarkRating(): (mark: Mark) => void {
  const { writes, toasts } = useServices();
  const t = useTexts(ratingTexts, shellTexts);
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationFn: ({ title, misleading }: Mark) =>
      writes.send(
        "markRating",
        { params: { userId: ME, itemId: String(title.id) }, body: { misleading } },
        { key: ["rating", "misleading"], variables: { id: title.id }, name: title.name },
      ),
    onSuccess: (_, { title, misleading }) =>
      toasts.show({
        id: `misleading-${title.id}`,
        text: t(misleading ? "rating.countsNoMore" : "rating.countsAgain", { name: title.name }),
        timeout: UNDO_TIMEOUT,
        action: {
          label: t("shell.undo"),
          onPress: () => mutation.mutate({ title, misleading: !misleading }),
        },
      }),
    onError: (error, mark) => failed(error, () => mutation.mutate(mark)),
  });
  return mutation.mutate;
}
