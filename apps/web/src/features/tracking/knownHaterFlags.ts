import type { QueryClient } from "@tanstack/react-query";
import { haterFlags, RED_HERRING_ID } from "@worthy/domain";
import { ratingsQuery } from "../rating/ratingsQuery.ts";

/** The person's hater flags in the form ratings carry, as far as this page knows their ratings. */
export function knownHaterFlags(
  queryClient: Pick<QueryClient, "getQueryData">,
  userId: string | undefined,
): Record<string, boolean> {
  const known =
    userId === undefined ? undefined : queryClient.getQueryData(ratingsQuery(userId).queryKey);
  if (!known) return {};
  const { overall, onboarding } = haterFlags(
    known.userRatings.filter(({ itemId }) => itemId !== RED_HERRING_ID),
  );
  return { hater_overall: overall, hater_onboarding: onboarding };
}
