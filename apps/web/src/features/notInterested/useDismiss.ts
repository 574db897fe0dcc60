import { UNDO_TIMEOUT } from "@worthy/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { TitleKind } from "@worthy/domain";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { useRateTitle } from "../rating/useRateTitle.ts";
import { useServices } from "../services/Services.ts";
import { useTexts } from "../../locale/useLocale.ts";
import notInterestedTexts from "./texts/notInterested.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * Rates a title NOT_INTERESTED, which removes it from all picks, and offers to restore its previous
 * rating.
 */
export function useDismiss(): (title: { id: number; name: string; nodeType: TitleKind }) => void {
  const { session, toasts } = useServices();
  const queryClient = useQueryClient();
  const { rate, unrate } = useRateTitle();
  const t = useTexts(notInterestedTexts, shellTexts);
  return (title) => {
    const ratings = queryClient.getQueryData(
      ratingsQuery(session.account()?.id ?? "").queryKey,
    )?.userRatings;
    const before = ratings?.find(({ itemId }) => itemId === title.id);
    rate(title, "NOT_INTERESTED");
    toasts.show({
      id: `dismissed-${title.id}`,
      text: t("notInterested.done", { name: title.name }),
      timeout: UNDO_TIMEOUT,
      action: {
        label: t("shell.undo"),
        onPress: () => (before ? rate(title, before.rating, "RATE_MORE") : unrate(title)),
      },
    });
  };
}
