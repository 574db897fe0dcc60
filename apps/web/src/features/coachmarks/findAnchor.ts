import { COACHMARKS, isCoachmarkDone, type Coachmark, type CoachmarkMemory } from "@worthy/domain";

/** What a coachmark points at. */
export interface CoachmarkAnchor {
  name: Coachmark;
  element: HTMLElement;
}

/** Fully visible in the window, clear of the tabs at the bottom, and not covered. */
function isOpenToSee(element: HTMLElement): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  if (width === 0 || top < 0 || left < 0 || bottom > innerHeight - 80 || right > innerWidth)
    return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/**
 * The first thing on the page with a coachmark due. Elements name theirs in `data-coachmark`, so
 * pages don't have to load this code.
 */
export function findAnchor(memory: CoachmarkMemory): CoachmarkAnchor | null {
  for (const name of COACHMARKS.filter((each) => !isCoachmarkDone(memory, each))) {
    const element = document.querySelector<HTMLElement>(`[data-coachmark="${name}"]`);
    if (element && isOpenToSee(element)) return { name, element };
  }
  return null;
}
