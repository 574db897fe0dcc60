import { TITLE_KINDS } from "@worthy/domain";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { namesOf } from "../catalogue/namesOf.ts";
import { wishKey } from "./wishKey.ts";

/** Titles among which the one with exactly this name is looked for. */
const MOST_HITS = 20;

/** The title one of whose names is the wished one; of several, the one that search puts first. */
export function findWished(
  { index, snapshot }: Pick<CatalogueView, "index" | "snapshot">,
  folded: string,
): number | null {
  const { hits } = index.search(folded, { limit: MOST_HITS, offset: 0, kinds: TITLE_KINDS });
  const hit = hits.find(({ id }) => {
    const title = snapshot.title(id);
    return title !== undefined && namesOf(title).some((name) => wishKey(name) === folded);
  });
  return hit?.id ?? null;
}
