import type { Offer } from "../../platform/businessTheme.ts";
import type { Title } from "../catalogue/title.ts";

/** A list of titles, curated or generated. Its id is also the name of a bucket. */
export interface TitleList {
  id: string;
  name: string;
  /**
   * curated: chosen by a person or rule; input: titles to rate; ranker: in the order of a computed
   * ranking.
   */
  kind: "curated" | "input" | "ranker";
  group: "edited" | "comfort-food" | "decade" | "award" | "mood" | "service" | "onboarding" | "top";
  titleIds: readonly number[];
  /** Id of the service it is about. */
  service?: number;
}

/**
 * Whether a host with this offer shows the list. Lists for rating are part of the product, so every
 * host has them.
 */
export function isOffered({ id, kind, service }: TitleList, offer: Offer | null): boolean {
  if (kind === "input" || offer === null) return true;
  return (
    offer.lists?.has(id) !== false &&
    (service === undefined || offer.services?.has(service) !== false)
  );
}

/** Maximum length: titles further down are no longer the best of anything. */
const MOST_ON_LIST = 500;

/** The best titles of each group, up to the length of a list. @param ranked titles, best first */
export function bestByGroup(
  ranked: readonly Title[],
  groupsOf: (title: Title) => readonly string[],
): Map<string, Title[]> {
  const best = new Map<string, Title[]>();
  for (const title of ranked) {
    for (const group of groupsOf(title)) {
      const titles = best.get(group);
      if (!titles) best.set(group, [title]);
      else if (titles.length < MOST_ON_LIST) titles.push(title);
    }
  }
  return best;
}

export function titleList(
  facts: Omit<TitleList, "titleIds">,
  titles: readonly Pick<Title, "id">[],
): TitleList {
  return { ...facts, titleIds: titles.slice(0, MOST_ON_LIST).map(({ id }) => id) };
}
