import type { Locator } from "playwright-core";

/** Taps where an element is. A locator's own tap runs code in the page, within the press: it must not while presses are timed. */
export async function tapPlace(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error("what is to be tapped isn't on the page");
  await button.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
