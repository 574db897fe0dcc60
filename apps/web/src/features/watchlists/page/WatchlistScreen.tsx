import { useParams } from "../../../router/useParams.ts";
import { useUserId } from "../../session/useUserId.ts";
import { DeferredMissing } from "./DeferredMissing.ts";
import { WatchlistView } from "./WatchlistView.tsx";

/** The watchlist in the address. */
export function WatchlistScreen() {
  const userId = useUserId();
  const { watchlistId = "" } = useParams();
  // Without an account, this device has no such list.
  return userId === null ? (
    <DeferredMissing watchlistId={watchlistId} />
  ) : (
    <WatchlistView key={watchlistId} userId={userId} watchlistId={watchlistId} />
  );
}
