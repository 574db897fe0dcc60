import { scoreProvider, TITLES_A_PROVIDER } from "@worthy/domain";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { providersIn } from "../titles/providersIn.ts";
import { cachedPlan, type PlanView } from "./cachedPlan.ts";

/** Services are compared by what they have among this many best titles for the person. */
const MOST_COMPARED = 5_000;

type ServiceView = PlanView & Pick<CatalogueView, "engine">;

/**
 * Tells which of a person's services has most for them, as *Top services* ranks them. The first
 * question about one of several services is what costs; its answer is kept until the next rating.
 */
export function topServiceOf(
  view: ServiceView,
  services: ReadonlySet<number>,
): (providerId: number) => boolean {
  const only = services.size === 1;
  let top: number | null | undefined;
  return (providerId) => {
    if (!services.has(providerId)) return false;
    if (only) return true;
    top ??= cachedPlan(view, ["top service", ...services], () => findTop(view, services));
    return providerId === top;
  };
}

function findTop(
  { engine, taste, snapshot, region }: ServiceView,
  services: ReadonlySet<number>,
): number | null {
  const onServices = (id: number) => {
    const title = snapshot.title(id);
    const has = title ? providersIn(title, region).filter((one) => services.has(one.id)) : [];
    return new Set(has.map((one) => one.id));
  };
  const scores = new Map(Array.from(services, (id) => [id, [] as number[]]));
  const { titleIds } = engine.rankIds(taste, {
    limit: MOST_COMPARED,
    filter: (id) => onServices(id).size > 0,
  });
  for (const titleId of titleIds)
    for (const service of onServices(titleId)) {
      const best = scores.get(service);
      const score = engine.scoreNumber(taste, titleId);
      if (best && score !== null && best.length < TITLES_A_PROVIDER) best.push(score);
    }
  const ranked = Array.from(scores, ([id, best]) => ({ id, score: scoreProvider(best) }));
  return ranked.toSorted((a, b) => b.score - a.score || a.id - b.id)[0]?.id ?? null;
}
