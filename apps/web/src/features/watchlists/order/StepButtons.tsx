import { IconButton } from "@worthy/ui";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { Reorder } from "./useReorder.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

export interface StepButtonsProps {
  reorder: Reorder;
  name: string;
}

/** Up and down buttons for a lifted row, for people who can neither drag nor press arrow keys. */
export function StepButtons({ reorder, name }: StepButtonsProps) {
  const t = useTexts(watchlistTexts);
  return (
    <span className="flex shrink-0">
      <IconButton
        icon={ArrowUp}
        label={t("watchlist.up", { name })}
        onClick={() => reorder.stepBy(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={t("watchlist.down", { name })}
        onClick={() => reorder.stepBy(1)}
      />
    </span>
  );
}
