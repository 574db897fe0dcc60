import type { BrowserContext } from "playwright-core";

/** As Safari on macOS: a click takes the focus from where it is and gives it to no button. */
export async function clickWithoutFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener(
      "mouseup",
      ({ target }) => {
        const pressed = target instanceof Element ? target.closest("button, a[href]") : null;
        if (pressed?.contains(document.activeElement)) (pressed as HTMLElement).blur(); // one of these
      },
      { capture: true },
    ),
  );
}
