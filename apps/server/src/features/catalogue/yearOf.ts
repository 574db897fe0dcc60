/** Year of an ISO date; 0 if there is none. */
export function yearOf(date: string | null): number {
  return date === null ? 0 : Number(date.slice(0, 4));
}
