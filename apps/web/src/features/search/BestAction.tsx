import { Button } from "@worthy/ui";
import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { useT } from "../../messages/useT.ts";
import { useWatchlistToggle } from "../watchlist/useWatchlistToggle.ts";
import type { TitleHit } from "./searchQuery.ts";

/** The one action of the best match. It lies over the option, not in it: an option may hold no button. */
export function BestAction({ hit }: { hit: TitleHit }) {
  const t = useT();
  const { on, toggle } = useWatchlistToggle(hit.id);
  return (
    <Button
      variant="outline"
      icon={on ? BookmarkCheck : BookmarkPlus}
      aria-pressed={on}
      aria-label={t("search.watchlistOf", { name: hit.name })}
      onClick={() => toggle()}
      className="absolute inset-s-32 bottom-6"
    >
      {t("search.watchlist")}
    </Button>
  );
}
