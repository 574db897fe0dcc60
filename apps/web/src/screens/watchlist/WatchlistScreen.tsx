import { useParams } from "../../router/useParams.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { LateMissing } from "./LateMissing.ts";
import { WatchlistView } from "./WatchlistView.tsx";
import { watchlist } from "../../messages/en/watchlist.ts";
import { listPage } from "../../messages/en/listPage.ts";
import { provideTexts } from "../../messages/provideTexts.ts";

provideTexts({ watchlist, listPage });

/** The watchlist that the address names. */
export function WatchlistScreen() {
  const userId = useUserId();
  const { watchlistId = "" } = useParams();
  // Without an account there is no list of this name for this device.
  return userId === null ? <LateMissing watchlistId={watchlistId} /> : <WatchlistView key={watchlistId} userId={userId} watchlistId={watchlistId} />;
}
