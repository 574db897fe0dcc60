/**
 * Moves the focus to the page's heading, or to its content where there is none yet; a popup over the page keeps it, and so does a
 * field that somebody is in already, the page's own or one reached meanwhile. Says whether a heading has it.
 */
export function focusHeading(): boolean {
  if (document.querySelector("dialog:modal") || document.activeElement instanceof HTMLInputElement) return false;
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? document.getElementById("main"))?.focus({ preventScroll: true });
  return heading !== null;
}
