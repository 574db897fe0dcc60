/**
 * Focuses the page's heading, or its content if there is none yet; an open popup keeps the focus,
 * and so does a field the user is already in. Returns whether the heading is focused.
 */
export function focusHeading(): boolean {
  if (document.querySelector("dialog:modal") || document.activeElement instanceof HTMLInputElement)
    return false;
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? document.getElementById("main"))?.focus({ preventScroll: true });
  return heading !== null;
}
