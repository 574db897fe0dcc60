import type { Page } from "playwright-core";

/**
 * Texts that are wider than their element and cut off, or outside the window. Names of titles may
 * end in an ellipsis; what a person presses or reads as a heading may not. What scrolls isn't cut.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = "button, [role=tab], [role=radio], label, legend, h1, h2, summary";
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    /** Where the element's own text is: a button may reach over the edge with its padding. */
    const isOutside = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .some((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right, bottom, width } = range.getBoundingClientRect();
          return width > 0 && bottom > 0 && (right > innerWidth + 1 || left < -1);
        });
    const scrolls = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter(
        (element) =>
          hasText(element) &&
          element.checkVisibility() &&
          !element.closest(".sr-only") &&
          !scrolls(element),
      )
      .filter((element) => {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const hidden = style.position === "absolute" && box.width <= 1;
        const mayEnd = style.textOverflow === "ellipsis" && !element.closest(CONTROLS);
        const cut =
          element.scrollWidth > element.clientWidth + 1 && style.overflowX !== "visible" && !mayEnd;
        return !hidden && (cut || isOutside(element));
      })
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 60)}"`);
  });
}
