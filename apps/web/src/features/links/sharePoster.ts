/** Marks the frame of a poster that may move to another page. */
export const SHARED_POSTER = "poster";

/**
 * Gives the only poster in a clicked link the transition name that the next page's poster has, and
 * removes it from all others, because names must be unique. False if nothing moves: no poster, no
 * support, or reduced motion.
 */
export function sharePoster(link: HTMLElement): boolean {
  const poster = link.querySelector<HTMLElement>(`[data-shared="${SHARED_POSTER}"]`);
  if (
    !poster ||
    !("startViewTransition" in document) ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    return false;
  for (const other of document.querySelectorAll<HTMLElement>(`[data-shared="${SHARED_POSTER}"]`))
    other.style.viewTransitionName = "none";
  poster.style.viewTransitionName = SHARED_POSTER;
  return true;
}
