import { itemKey } from "@worthy/domain";
import { useRef } from "react";
import type { ShownTitles } from "./useRowParts.ts";
import { useRowWindow } from "./useRowWindow.ts";
import { WindowedRows } from "./WindowedRows.tsx";
import type { Span } from "./windowOf.ts";

interface StillTitles extends ShownTitles {
  onLook: (span: Span) => void;
}

/** The rows of a list as they stand. */
export function StillRows({ onLook, ...titles }: StillTitles) {
  const box = useRef<HTMLUListElement>(null);
  const { parts } = useRowWindow({ list: box, keys: titles.items.map(itemKey), held: null, onLook });
  return <WindowedRows {...titles} box={box} parts={parts} />;
}
