import { itemKey } from "@worthy/domain";
import { LiveRegion } from "@worthy/ui";
import { useRef, useState } from "react";
import { ReorderGrip } from "./ReorderGrip.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { useReorder, type Reorder } from "./useReorder.ts";
import type { ShownTitles } from "../items/useRowParts.ts";
import { useRowWindow } from "../items/useRowWindow.ts";
import { WindowedRows } from "../items/WindowedRows.tsx";
import type { Span } from "../items/windowOf.ts";

interface MovableTitles extends ShownTitles {
  /** Moves an item to another position. */
  onMove: (from: number, to: number) => void;
  onLook: (span: Span) => void;
}

const LIFTED = "z-10 rounded-sheet border-transparent bg-lifted shadow-lifted px-2 -mx-2";

/** The rows of a list in custom order, each with a grip to move it. */
export function MovableRows({ onMove, onLook, ...titles }: MovableTitles) {
  const { items } = titles;
  const rows = items.map(({ watchlistItemId, show }) => ({ id: watchlistItemId, name: show.name }));
  const box = useRef<HTMLUListElement>(null);
  // Wherever it is placed, it is about to get the focus.
  const [held, hold] = useState<number | null>(null);
  const heldAt = rows.findIndex(({ id }) => id === held);
  const { parts, boxes } = useRowWindow({
    list: box,
    keys: items.map(itemKey),
    held: items[heldAt] ? itemKey(items[heldAt]) : null,
    onLook,
  });
  const reorder = useReorder({ list: box, rows, onMove, onLift: hold, boxesOf: boxes });
  const extra = (index: number) => ({
    grip: (
      <ReorderGrip
        id={rows[index]?.id ?? 0}
        name={rows[index]?.name ?? ""}
        place={{ index, count: items.length }}
        reorder={reorder}
      />
    ),
    steps:
      reorder.stepping === index ? (
        <StepButtons reorder={reorder} name={rows[index]?.name ?? ""} />
      ) : null,
    look: lookOf(reorder, index),
  });
  return (
    <>
      <WindowedRows {...titles} box={box} parts={parts} extra={extra} slot={reorder.slot} />
      <LiveRegion text={reorder.said} />
    </>
  );
}

function lookOf(reorder: Reorder, index: number) {
  if (!reorder.slot) return { className: "" };
  const lifted = reorder.liftedIndex === index;
  const makesRoom = !lifted || reorder.stepping !== null;
  const shift = reorder.shiftOf(index);
  const className = `${lifted ? LIFTED : ""} ${makesRoom ? "transition-transform" : ""}`;
  return shift === 0
    ? { className }
    : { className, style: { transform: `translateY(${shift}px)` } };
}
