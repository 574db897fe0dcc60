import { Button, Kbd } from "@worthy/ui";
import { Undo2 } from "lucide-react";
import { useT } from "../../messages/useT.ts";
import type { WallRatings } from "./useWallRatings.ts";

const KEYS = [
  ["L", "LOVE"],
  ["K", "LIKE"],
  ["M", "MEH"],
  ["D", "DISLIKE"],
  ["S", "SKIP"],
] as const;

/** The keys of the focused poster, and the way back. */
export function WallLegend({ ratings }: { ratings: WallRatings }) {
  const t = useT();
  return (
    <div className="sticky bottom-19 z-10 hidden min-h-14 flex-wrap items-center gap-x-6 gap-y-1 bg-ground py-1.5 sm:flex md:bottom-0">
      <ul aria-label={t("wall.keys")} className="hidden flex-wrap gap-x-5 gap-y-1 text-sm text-ink-second lg:flex">
        {KEYS.map(([key, value]) => (
          <li key={key} className="flex items-center gap-2">
            <Kbd>{key}</Kbd>
            {t(`rating.${value}`)}
          </li>
        ))}
      </ul>
      {ratings.last ? (
        <Button variant="quiet" icon={Undo2} onClick={ratings.undo} className="ms-auto -me-3 min-w-0 px-3">
          <span className="truncate">{t("wall.undo", { name: ratings.last.title.name })}</span>
          <span className="hidden lg:inline">
            <Kbd>Z</Kbd>
          </span>
        </Button>
      ) : null}
    </div>
  );
}
