/** Moves the focus to the page's heading, or to its content where there is none yet; a popup over the page keeps it. Says whether a heading has it. */
export function focusHeading(): boolean {
  if (document.querySelector("dialog:modal")) return false;
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? document.getElementById("main"))?.focus({ preventScroll: true });
  return heading !== null;
}
