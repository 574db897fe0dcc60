import { watchlist } from "../../messages/en/watchlist.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useServices } from "../../features/services/Services.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { useT } from "../../messages/useT.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { loadChunk } from "../../features/failures/loadChunk.ts";
import { WatchlistFrame } from "./WatchlistFrame.tsx";

provideTexts({ watchlist });

/** Says that there is no such watchlist, forgets what was known of it, and goes to the lists that are there. */
export function WatchlistMissing({ watchlistId }: { watchlistId: string | number }) {
  const t = useT();
  const { toasts } = useServices();
  const userId = useUserId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    toasts.show({ id: "watchlist-missing", text: t("watchlist.notFound"), urgent: true });
    void navigate("/watchlist", { replace: true });
    loadChunk(() => import("./forgetWatchlist.ts")).then(
      ({ forgetWatchlist }) => forgetWatchlist(queryClient, userId ?? "", watchlistId),
      (error: unknown) => console.warn("what was kept of the watchlist could not be dropped", error),
    );
  }, [toasts, t, navigate, queryClient, userId, watchlistId]);
  return (
    <WatchlistFrame heading={t("watchlist.notFound")}>
      <p className="text-ink-second">{t("watchlist.goingOn")}</p>
    </WatchlistFrame>
  );
}
