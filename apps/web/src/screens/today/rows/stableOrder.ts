/** The current ids: previous ones in their order, after new ones. */
export function stableOrder(before: readonly number[], now: readonly number[]): number[] {
  return [...now.filter((id) => !before.includes(id)), ...before.filter((id) => now.includes(id))];
}
