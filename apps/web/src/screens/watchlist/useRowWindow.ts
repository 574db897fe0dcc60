import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import type { Box } from "./dropPlace.ts";
import { partsOf, spanBetween, topsOf, type Span, type WindowPart } from "./windowOf.ts";

interface RowWindowParts {
  list: RefObject<HTMLUListElement | null>;
  /** What names each row, in their order. */
  keys: readonly string[];
  /** A row that stays drawn wherever it is. */
  held: string | null;
  /** Hears which rows are looked at, again and again. */
  onLook: (span: Span) => void;
}

/** Heights of rows as they were drawn; one that was not is as most are. */
interface Heights {
  likely: number;
  others: ReadonlyMap<string, number>;
}

/** As far beyond the window's edges rows are drawn, in pixels. */
const MARGIN = 800;
/** So many are drawn before anything is known of the window: what the first page has. */
const AT_FIRST = 60;
/** A list of no more is drawn whole, so that browsers find in it and printers print it. */
const WHOLE = 120;

const UNKNOWN: Heights = { likely: 80, others: new Map() };

/** Draws of a long list what is near the window. */
export function useRowWindow({ list, keys, held, onLook }: RowWindowParts): { parts: WindowPart[]; boxes: () => Box[] } {
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
    const measured = rows.flatMap((row, at) => (drawn[at] === undefined ? [] : [[drawn[at], row.offsetHeight] as const]));
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
    for (const name of ["scroll", "resize"]) addEventListener(name, () => look(), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  const boxes = () => keys.map((_key, index) => ({ top: tops[index] ?? 0, height: (tops[index + 1] ?? 0) - (tops[index] ?? 0) }));
  return { parts, boxes };
}

/** The same where nothing is new. */
function withMeasured(known: Heights, measured: readonly (readonly [key: string, height: number])[]): Heights {
  const likely = known === UNKNOWN ? (measured[0]?.[1] ?? known.likely) : known.likely;
  const news = measured.filter(([key, height]) => height !== (known.others.get(key) ?? likely));
  return news.length === 0 && likely === known.likely ? known : { likely, others: new Map([...known.others, ...news]) };
}
