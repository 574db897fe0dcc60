/**
 * Where an arrow key moves in a list of options, wrapping around; `null` is the field itself. Null
 * for a key that moves nothing.
 */
export function moveActive(
  key: string,
  active: number | null,
  count: number,
): { active: number | null } | null {
  if (count === 0) return null;
  if (key === "ArrowDown")
    return { active: active === null ? 0 : active + 1 < count ? active + 1 : null };
  if (key === "ArrowUp")
    return { active: active === null ? count - 1 : active > 0 ? active - 1 : null };
  return null;
}
