/** The titles of a list that one service has. */
export interface ServiceTitles {
  providerId: number;
  titleIds: readonly number[];
}

export interface CoverStep {
  providerId: number;
  /** Titles that no earlier service has. */
  adds: number[];
}

/**
 * A few services that have most of a list: each step takes the one that adds the most titles
 * (greedy set cover, at most a factor ln n + 1 from the optimum). Ties go to a service the person
 * has, then to the smaller id.
 */
export function coverServices(
  services: readonly ServiceTitles[],
  own: ReadonlySet<number> = new Set(),
): CoverStep[] {
  const covered = new Set<number>();
  const waiting = services.map(({ providerId, titleIds }) => ({
    providerId,
    titleIds: [...new Set(titleIds)],
  }));
  const steps: CoverStep[] = [];
  for (;;) {
    const gains = waiting.map(({ providerId, titleIds }) => ({
      providerId,
      adds: titleIds.filter((id) => !covered.has(id)),
    }));
    const [best] = gains.toSorted(
      (a, b) =>
        b.adds.length - a.adds.length ||
        Number(own.has(b.providerId)) - Number(own.has(a.providerId)) ||
        a.providerId - b.providerId,
    );
    if (!best || best.adds.length === 0) return steps;
    for (const id of best.adds) covered.add(id);
    steps.push(best);
  }
}
