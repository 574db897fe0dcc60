/** Marks the frame of a poster that may travel to another page. */
export const SHARED_POSTER = "poster";

/**
 * Gives the one poster inside a clicked link the name under which the next page's poster is known, and takes it from all others, since a name
 * must be unique on a page. False where nothing travels: no poster, no support, or a wish for stillness.
 */
export function sharePoster(link: HTMLElement): boolean {
  const poster = link.querySelector<HTMLElement>(`[data-shared="${SHARED_POSTER}"]`);
  if (!poster || !("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  for (const other of document.querySelectorAll<HTMLElement>(`[data-shared="${SHARED_POSTER}"]`)) other.style.viewTransitionName = "none";
  poster.style.viewTransitionName = SHARED_POSTER;
  return true;
}
