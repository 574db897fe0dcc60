import { UNDO_TIMEOUT } from "@worthy/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { TitleKind } from "@worthy/domain";
import { useT } from "../../messages/useT.ts";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { useRateTitle } from "../rating/useRateTitle.ts";
import { useServices } from "../services/Services.ts";

/** Rates a title NOT_INTERESTED, which takes it out of all picks, and offers the rating that it had before. */
export function useDismiss(): (title: { id: number; name: string; nodeType: TitleKind }) => void {
  const { session, toasts } = useServices();
  const queryClient = useQueryClient();
  const { rate, unrate } = useRateTitle();
  const t = useT();
  return (title) => {
    const ratings = queryClient.getQueryData(ratingsQuery(session.account()?.id ?? "").queryKey)?.userRatings;
    const before = ratings?.find(({ itemId }) => itemId === title.id);
    rate(title, "NOT_INTERESTED");
    toasts.show({
      id: `dismissed-${title.id}`,
      text: t("notInterested.done", { name: title.name }),
      timeout: UNDO_TIMEOUT,
      action: { label: t("shell.undo"), onPress: () => (before ? rate(title, before.rating, "RATE_MORE") : unrate(title)) },
    });
  };
}
