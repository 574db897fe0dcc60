import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import type { Box } from "../order/dropPlace.ts";
import { partsOf, spanBetween, topsOf, type Span, type WindowPart } from "./windowOf.ts";

interface RowWindowParts {
  list: RefObject<HTMLUListElement | null>;
  /** Keys of the rows, in order. */
  keys: readonly string[];
  /** A row that stays rendered wherever it is. */
  held: string | null;
  /** Called repeatedly with the visible rows. */
  onLook: (span: Span) => void;
}

/** Measured heights of rows; unmeasured ones get the usual height. */
interface Heights {
  likely: number;
  others: ReadonlyMap<string, number>;
}

/** Distance in pixels beyond the window's edges within which rows are rendered. */
const MARGIN = 800;
/** Number rendered before anything is known about the window: the first page's. */
const AT_FIRST = 60;
/** A list up to this length is rendered completely, for find-in-page and printing. */
const WHOLE = 120;

const UNKNOWN: Heights = { likely: 80, others: new Map() };

/** Renders the part of a long list near the window. */
export function useRowWindow({ list, keys, held, onLook }: RowWindowParts): {
  parts: WindowPart[];
  boxes: () => Box[];
} {
  const [heights, setHeights] = useState(UNKNOWN);
  const [span, setSpan] = useState<Span>({ from: 0, to: AT_FIRST });
  const [focused, setFocused] = useState<string | null>(null);
  const tops = topsOf(keys.map((key) => heights.others.get(key) ?? heights.likely));
  const pinned = [held, focused].flatMap((key) => (key === null ? [] : keys.indexOf(key)));
  const parts = partsOf(tops, keys.length > WHOLE ? span : { from: 0, to: keys.length }, pinned);
  const drawn = parts.flatMap((part) => ("index" in part ? (keys[part.index] ?? "") : []));
  const look = useEffectEvent(() => {
    if (!list.current) return;
    const rows = [...list.current.querySelectorAll<HTMLElement>(":scope > li[data-row]")];
    const measured = rows.flatMap((row, at) =>
      drawn[at] === undefined ? [] : [[drawn[at], row.offsetHeight] as const],
    );
    setHeights((known) => withMeasured(known, measured));
    setFocused(drawn[rows.findIndex((row) => row.contains(document.activeElement))] ?? null);
    const { top } = list.current.getBoundingClientRect();
    const next = spanBetween(tops, -top - MARGIN, innerHeight - top + MARGIN);
    setSpan((now) => (now.from === next.from && now.to === next.to ? now : next));
    onLook(next);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- how high rows are is known once they are drawn
  useLayoutEffect(() => look());
  useEffect(() => {
    const stop = new AbortController();
    for (const name of ["scroll", "resize"])
      addEventListener(name, () => look(), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  const boxes = () =>
    keys.map((_key, index) => ({
      top: tops[index] ?? 0,
      height: (tops[index + 1] ?? 0) - (tops[index] ?? 0),
    }));
  return { parts, boxes };
}

/** The same object if nothing is new. */
function withMeasured(
  known: Heights,
  measured: readonly (readonly [key: string, height: number])[],
): Heights {
  const likely = known === UNKNOWN ? (measured[0]?.[1] ?? known.likely) : known.likely;
  const news = measured.filter(([key, height]) => height !== (known.others.get(key) ?? likely));
  return news.length === 0 && likely === known.likely
    ? known
    : { likely, others: new Map([...known.others, ...news]) };
}
