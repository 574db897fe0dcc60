/** The ids that are there now: those that stood before in their order, behind those that have come. */
export function steadyOrder(before: readonly number[], now: readonly number[]): number[] {
  return [...now.filter((id) => !before.includes(id)), ...before.filter((id) => now.includes(id))];
}
