import { GripVertical } from "lucide-react";
import { Icon } from "@worthy/ui";
import type { Reorder } from "./useReorder.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

interface ReorderGripProps {
  id: number;
  name: string;
  place: { index: number; count: number };
  reorder: Reorder;
}

/**
 * The handle of a row. Dragging moves it; pressing lifts the row, which arrow keys or the buttons
 * next to it then move.
 */
export function ReorderGrip({ id, name, place: { index, count }, reorder }: ReorderGripProps) {
  const t = useTexts(watchlistTexts);
  const lifted = reorder.liftedIndex === index;
  return (
    <button
      type="button"
      data-grip={id}
      aria-label={t("watchlist.move", { name, place: index + 1, count })}
      aria-pressed={lifted}
      {...reorder.grip(index)}
      className={`-mx-2 inline-flex h-11 w-11 shrink-0 touch-none items-center justify-center rounded-full text-ink-second select-none hover:text-ink ${lifted ? "cursor-grabbing text-ink" : "cursor-grab"}`}
    >
      <Icon of={GripVertical} size={18} />
    </button>
  );
}
