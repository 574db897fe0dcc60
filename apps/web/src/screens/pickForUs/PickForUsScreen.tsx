import { useUserId } from "../../features/session/useUserId.ts";
import { useParams } from "../../router/useParams.ts";
import { NoGroup } from "./NoGroup.tsx";
import { PickForUs } from "./PickForUs.tsx";

/** `/watchlist/{watchlistId}/us`: what to watch for everybody who shares a list. */
export function PickForUsScreen() {
  const userId = useUserId();
  const { watchlistId = "" } = useParams();
  return userId === null ? (
    <NoGroup href="/watchlist" />
  ) : (
    <PickForUs key={watchlistId} userId={userId} watchlistId={watchlistId} />
  );
}
