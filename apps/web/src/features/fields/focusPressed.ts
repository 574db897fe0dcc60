const CONTROLS = "a[href], button, summary, input";

/**
 * Gives what a pointer pressed the focus. Safari on macOS doesn't: keys that follow would not reach
 * it, and a popup that it opened could not give the focus back. Whoever prevents a press from
 * moving the focus still does.
 */
export function focusPressed(target: EventTarget): void {
  let stays = false;
  target.addEventListener("mousedown", () => (stays = false), { capture: true });
  target.addEventListener("mousedown", (event) => (stays = event.defaultPrevented));
  const focus = (event: Event) => {
    const pressed = event instanceof MouseEvent && event.detail > 0 ? event.target : null;
    const control =
      pressed instanceof Element ? pressed.closest<HTMLElement | SVGElement>(CONTROLS) : null;
    if (stays || !control || control.contains(document.activeElement)) return;
    control.focus({ preventScroll: true });
  };
  target.addEventListener("click", focus, { capture: true });
}
