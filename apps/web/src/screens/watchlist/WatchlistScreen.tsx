import { useParams } from "../../router/useParams.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { WatchlistMissing } from "./WatchlistMissing.tsx";
import { WatchlistView } from "./WatchlistView.tsx";
import { watchlist } from "../../messages/en/watchlist.ts";
import { provideTexts } from "../../messages/provideTexts.ts";

provideTexts({ watchlist });

/** The watchlist that the address names. */
export function WatchlistScreen() {
  const userId = useUserId();
  const { watchlistId = "" } = useParams();
  // Without an account there is no list of this name for this device.
  return userId === null ? <WatchlistMissing /> : <WatchlistView key={watchlistId} userId={userId} watchlistId={watchlistId} />;
}
