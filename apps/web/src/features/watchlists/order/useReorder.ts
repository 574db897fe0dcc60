import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { carryByPointer } from "./carryByPointer.ts";
import { dropPlace, roomFor, slotTop, type Box } from "./dropPlace.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/**
 * A row being moved: carried by a pointer, lifted to be moved step by step, or dropped and waiting
 * for the list to confirm.
 */
interface Lift {
  by: "pointer" | "steps" | "settling";
  from: number;
  to: number;
  /** How far a pointer has carried it, in pixels. */
  offset: number;
  boxes: readonly Box[];
}

/** Bars may cover this much of the window's top and bottom. */
const EDGE = 96;

interface ReorderParts {
  list: RefObject<HTMLUListElement | null>;
  rows: readonly { id: number; name: string }[];
  onMove: (from: number, to: number) => void;
  /** Called with the lifted row. */
  onLift?: (id: number) => void;
  /** The boxes of all rows, for a partially rendered list. */
  boxesOf?: () => readonly Box[];
}

export type Reorder = ReturnType<typeof useReorder>;

/**
 * Moving rows of a list by pointer, touch, keys, or buttons for people who can neither drag nor
 * press arrows.
 */
export function useReorder(parts: ReorderParts) {
  const lifting = useLift(parts);
  const { lift, said } = lifting;
  const { stepTo, toggle, onKeyDown } = stepMoves(lifting, parts);
  return {
    said,
    /** The row lifted to be moved by steps. */
    stepping: lift?.by === "steps" ? lift.from : null,
    liftedIndex: lift?.from ?? null,
    slot: lift
      ? { top: slotTop(lift.boxes, lift), height: lift.boxes[lift.from]?.height ?? 0 }
      : null,
    shiftOf: (index: number): number => (lift ? shiftOf(lift, index) : 0),
    stepBy: (places: number) => lift && stepTo(lift, lift.to + places),
    grip: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => startCarrying(event, index, lifting),
      // A drag ends in a click too, which is swallowed there.
      onClick: () => toggle(index),
      onKeyDown,
    }),
  };
}

type Lifting = ReturnType<typeof useLift>;

/** The row that is lifted, how it is put down, and what screen readers are told about it. */
function useLift({
  list,
  rows,
  onMove,
  onLift,
  boxesOf = () => measure(list.current),
}: ReorderParts) {
  const t = useTexts(watchlistTexts);
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState("");
  const order = rows.map(({ id }) => id).join();
  const keepFocus = useFocusKept(list, order);
  const [settledOrder, setSettledOrder] = useState(order);
  // In the same commit as the new order, so that nothing jumps.
  if (order !== settledOrder) {
    setSettledOrder(order);
    if (lift?.by === "settling") setLift(null);
  }

  const say = (key: "lifted" | "moved" | "dropped" | "putBack", index: number, place: number) =>
    setSaid(
      t(`watchlist.${key}`, {
        name: rows[index]?.name ?? "",
        place: place + 1,
        count: rows.length,
      }),
    );
  const drop = (at: Lift) => {
    say("dropped", at.from, at.to);
    if (at.to === at.from) return setLift(null);
    setLift({ ...at, by: "settling" });
    keepFocus(rows[at.from]?.id ?? null);
    onMove(at.from, at.to);
  };
  const putBack = (at: Lift) => (setLift(null), say("putBack", at.from, at.from));
  const announceLift = (index: number) => onLift?.(rows[index]?.id ?? 0);
  return { lift, setLift, said, say, drop, putBack, announceLift, boxesOf };
}

/** Moves by keys and buttons: they lift a row, move it step by step, and put it down. */
function stepMoves(
  { lift, setLift, say, drop, putBack, announceLift, boxesOf }: Lifting,
  { list, rows }: ReorderParts,
) {
  const stepTo = (at: Lift, place: number) => {
    const to = Math.max(0, Math.min(rows.length - 1, place));
    const moved = { ...at, to, boxes: boxesOf() };
    setLift(moved);
    scrollToSlot(list.current, moved);
    say("moved", at.from, to);
  };
  const toggle = (index: number) => {
    if (lift) return lift.by === "steps" ? drop(lift) : undefined;
    announceLift(index);
    setLift({ by: "steps", from: index, to: index, offset: 0, boxes: boxesOf() });
    say("lifted", index, index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (lift?.by !== "steps") return;
    const places: Record<string, number> = {
      ArrowUp: lift.to - 1,
      ArrowDown: lift.to + 1,
      Home: 0,
      End: rows.length - 1,
    };
    const place = places[event.key];
    if (place !== undefined) stepTo(lift, place);
    else if (event.key === "Escape") putBack(lift);
    else return;
    event.preventDefault();
  };
  return { stepTo, toggle, onKeyDown };
}

/** Has a pointer carry a row until it is dropped or put back. */
function startCarrying(
  event: PointerEvent<HTMLElement>,
  index: number,
  { lift, setLift, drop, putBack, announceLift, boxesOf }: Lifting,
): void {
  if (event.button !== 0 || lift) return;
  announceLift(index);
  const at = (offset: number): Lift => {
    const boxes = boxesOf();
    return { by: "pointer", from: index, to: dropPlace(boxes, index, offset), offset, boxes };
  };
  carryByPointer(event.nativeEvent, event.currentTarget, {
    onCarry: (offset) => setLift(at(offset)),
    onDrop: (offset) => drop(at(offset)),
    onPutBack: () => putBack(at(0)),
  });
}

/**
 * A dropped row moves in the document, which takes the focus from its grip: this restores it after
 * the order has changed.
 */
function useFocusKept(
  list: RefObject<HTMLElement | null>,
  order: string,
): (id: number | null) => void {
  const kept = useRef<{ id: number; order: string } | null>(null);
  useLayoutEffect(() => {
    if (kept.current === null || kept.current.order === order) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-grip="${kept.current.id}"]`)
      ?.focus({ preventScroll: true });
    kept.current = null;
  }, [list, order]);
  return (id) => void (kept.current = id === null ? null : { id, order });
}

function shiftOf(lift: Lift, index: number): number {
  if (index !== lift.from) return roomFor(lift.boxes, lift, index);
  return lift.by === "pointer"
    ? lift.offset
    : slotTop(lift.boxes, lift) - (lift.boxes[index]?.top ?? 0);
}

/** Keeps a row moved by steps in view. */
function scrollToSlot(list: HTMLElement | null, lift: Lift): void {
  if (!list) return;
  const top = list.getBoundingClientRect().top + slotTop(lift.boxes, lift);
  const bottom = top + (lift.boxes[lift.from]?.height ?? 0);
  const beyond = top < EDGE ? top - EDGE : Math.max(0, bottom - innerHeight + EDGE);
  if (beyond !== 0) scrollBy({ top: beyond, behavior: "instant" });
}

function measure(list: HTMLUListElement | null): Box[] {
  const rows = [...(list?.querySelectorAll<HTMLElement>(":scope > li[data-row]") ?? [])];
  return rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
}
