import { Button, UNDO_TIMEOUT } from "@worthy/ui";
import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import { useWatchlistToggle } from "./useWatchlistToggle.ts";

/** One tap puts a title on the default watchlist, one more takes it off, with a way back. */
export function WatchlistButton({ title, className }: { title: { id: number; name: string }; className?: string }) {
  const t = useT();
  const { toasts } = useServices();
  const { on, toggle } = useWatchlistToggle(title.id);
  const press = () => {
    toggle(!on);
    if (on) toasts.show({ text: t("title.removed", { name: title.name }), timeout: UNDO_TIMEOUT, action: { label: t("shell.undo"), onPress: () => toggle(true) } });
    else toasts.show({ text: t("title.added", { name: title.name }) });
  };
  return (
    <Button variant={on ? "outline" : "primary"} size="large" icon={on ? BookmarkCheck : BookmarkPlus} aria-pressed={on} onClick={press} className={className}>
      {on ? t("title.onWatchlist") : t("title.addToWatchlist")}
    </Button>
  );
}
