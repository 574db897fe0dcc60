import { Button, Kbd } from "@worthy/ui";
import { Undo2 } from "lucide-react";
import { POSTER_KEYS } from "../../features/wall/wallKeys.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const RATING_KEYS = POSTER_KEYS.flatMap(([key, action]) =>
  action === "UNDO" ? [] : [{ key, action }],
);

/** The keys of the focused poster, and undo. */
export function WallLegend({ ratings }: { ratings: WallRatings }) {
  const t = useTexts(ratingTexts, shellTexts, wallTexts);
  return (
    <div className="relative -mx-2 hidden min-h-14 items-center gap-6 bg-ground px-2 py-1.5 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-16 before:bg-linear-to-t before:from-ground before:to-transparent lg:flex">
      <ul
        aria-label={t("wall.keys")}
        className="hidden gap-x-3 text-sm whitespace-nowrap text-ink-second lg:flex xl:gap-x-5"
      >
        <li className="flex items-center gap-2">
          <Kbd>←↑↓→</Kbd>
          <span className="sr-only xl:not-sr-only">{t("wall.move")}</span>
        </li>
        {RATING_KEYS.map(({ key, action }) => (
          <li key={key} className="flex items-center gap-2">
            <Kbd>{key.toUpperCase()}</Kbd>
            {t(`rating.${action}`)}
          </li>
        ))}
      </ul>
      {ratings.last ? (
        <Button
          variant="quiet"
          icon={Undo2}
          onClick={ratings.undo}
          className="ms-auto -me-3 min-w-0 shrink-0 px-3 xl:shrink"
        >
          {t("shell.undo")}
          <span className="sr-only xl:not-sr-only xl:truncate">{ratings.last.title.name}</span>
          <span className="hidden lg:inline">
            <Kbd>Z</Kbd>
          </span>
        </Button>
      ) : null}
    </div>
  );
}
