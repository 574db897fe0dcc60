import { watchlist } from "../../messages/en/watchlist.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { IconButton } from "@worthy/ui";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useT } from "../../messages/useT.ts";
import type { Reorder } from "./useReorder.ts";

provideTexts({ watchlist });

export interface StepButtonsProps {
  reorder: Reorder;
  name: string;
}

/** Up and down for a lifted row: for those who can neither drag nor press arrow keys. */
export function StepButtons({ reorder, name }: StepButtonsProps) {
  const t = useT();
  return (
    <span className="flex shrink-0">
      <IconButton icon={ArrowUp} label={t("watchlist.up", { name })} onClick={() => reorder.stepBy(-1)} />
      <IconButton icon={ArrowDown} label={t("watchlist.down", { name })} onClick={() => reorder.stepBy(1)} />
    </span>
  );
}
