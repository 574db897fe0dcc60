import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useServices } from "../../services/Services.ts";
import { useUserId } from "../../session/useUserId.ts";
import { useNavigate } from "../../../router/useNavigate.ts";
import { loadChunk } from "../../failures/loadChunk.ts";
import { WatchlistFrame } from "./WatchlistFrame.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/**
 * Says that there is no such watchlist, forgets what was known about it, and leads to existing
 * lists.
 */
export function WatchlistMissing({ watchlistId }: { watchlistId: string | number }) {
  const t = useTexts(watchlistTexts);
  const { toasts } = useServices();
  const userId = useUserId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    toasts.show({ id: "watchlist-missing", text: t("watchlist.notFound"), urgent: true });
    void navigate("/watchlist", { replace: true });
    loadChunk(() => import("./forgetWatchlist.ts")).then(
      ({ forgetWatchlist }) => forgetWatchlist(queryClient, userId ?? "", watchlistId),
      (error: unknown) => console.warn("couldn't drop what was stored of the watchlist", error),
    );
  }, [toasts, t, navigate, queryClient, userId, watchlistId]);
  return (
    <WatchlistFrame heading={t("watchlist.notFound")}>
      <p className="text-ink-second">{t("watchlist.goingOn")}</p>
    </WatchlistFrame>
  );
}
