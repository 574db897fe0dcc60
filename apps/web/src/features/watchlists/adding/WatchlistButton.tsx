import { Button, UNDO_TIMEOUT } from "@worthy/ui";
import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { useServices } from "../../services/Services.ts";
import { useWatchlistToggle } from "./useWatchlistToggle.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import titleTexts from "../../title/texts/title.en.json" with { type: "json" };

/** One tap adds a title to the default watchlist, another removes it, with undo. */
export function WatchlistButton({
  title,
  className,
}: {
  title: { id: number; name: string };
  className?: string;
}) {
  const t = useTexts(shellTexts, titleTexts);
  const { toasts } = useServices();
  const { on, toggle } = useWatchlistToggle(title.id);
  const press = () => {
    toggle(!on);
    if (on)
      toasts.show({
        text: t("title.removed", { name: title.name }),
        timeout: UNDO_TIMEOUT,
        action: { label: t("shell.undo"), onPress: () => toggle(true) },
      });
    else toasts.show({ text: t("title.added", { name: title.name }) });
  };
  return (
    <Button
      variant={on ? "outline" : "primary"}
      size="large"
      icon={on ? BookmarkCheck : BookmarkPlus}
      aria-pressed={on}
      onClick={press}
      className={className}
    >
      {on ? t("title.onWatchlist") : t("title.addToWatchlist")}
    </Button>
  );
}
