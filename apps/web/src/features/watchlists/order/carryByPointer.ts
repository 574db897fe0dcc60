interface Carry {
  /** Pixels from where it was picked up, including the page's scrolling. */
  onCarry: (offset: number) => void;
  onDrop: (offset: number) => void;
  onPutBack: () => void;
}

/** Less movement is a press, not a drag. */
const SLACK = 4;
/** Near the window's edges the page scrolls too. Phones have their tabs at the bottom. */
const EDGE = 96;
const SPEED = 12;

/**
 * Follows a pressed pointer from a grip until release; Escape and a lost pointer cancel. A press
 * without movement remains a click.
 */
export function carryByPointer(
  start: PointerEvent,
  grip: HTMLElement,
  { onCarry, onDrop, onPutBack }: Carry,
): void {
  const origin = start.clientY + scrollY;
  let at = start.clientY;
  let carrying = false;
  let frame = 0;
  const offset = () => at + scrollY - origin;
  const over = new AbortController();
  const { signal } = over;
  const end = () => (over.abort(), cancelAnimationFrame(frame));
  const scrollAlong = () => {
    const step = at < EDGE ? -SPEED : at > innerHeight - EDGE ? SPEED : 0;
    if (step !== 0) {
      scrollBy({ top: step, behavior: "instant" });
      onCarry(offset());
    }
    frame = requestAnimationFrame(scrollAlong);
  };
  const move = (event: PointerEvent) => {
    at = event.clientY;
    if (!carrying && Math.abs(offset()) < SLACK) return;
    if (!carrying) frame = requestAnimationFrame(scrollAlong);
    carrying = true;
    onCarry(offset());
  };
  const release = () => {
    end();
    if (!carrying) return;
    swallowClick(grip);
    onDrop(offset());
  };
  const putBack = () => (end(), carrying && onPutBack());
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    putBack();
    // The pointer is still pressed: its release is no press of the grip.
    if (carrying) grip.addEventListener("pointerup", () => swallowClick(grip), { once: true });
  };
  grip.setPointerCapture(start.pointerId);
  grip.addEventListener("pointermove", move, { signal });
  grip.addEventListener("pointerup", release, { signal });
  grip.addEventListener("pointercancel", putBack, { signal });
  addEventListener("keydown", escape, { signal });
}

/** The click that ends a drag belongs to it; a later one does not. */
function swallowClick(grip: HTMLElement): void {
  const brief = AbortSignal.timeout(60);
  grip.addEventListener("click", (event) => (event.stopPropagation(), event.preventDefault()), {
    capture: true,
    once: true,
    signal: brief,
  });
}
