import { manifest } from "@worthy/contract/manifest";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "../../router/useNavigate.ts";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../../features/services/Services.ts";
import { WatchlistFrame } from "./WatchlistFrame.tsx";

/** Says that there is no such watchlist, forgets what was known of it, and goes to the lists that are there. */
export function WatchlistMissing() {
  const t = useT();
  const { toasts } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    toasts.show({ id: "watchlist-missing", text: t("watchlist.notFound"), urgent: true });
    void invalidateTopics(queryClient, manifest.addWatchlistItem.changes);
    void navigate("/watchlist", { replace: true });
  }, [toasts, t, navigate, queryClient]);
  return (
    <WatchlistFrame heading={t("watchlist.notFound")}>
      <p className="text-ink-second">{t("watchlist.goingOn")}</p>
    </WatchlistFrame>
  );
}
