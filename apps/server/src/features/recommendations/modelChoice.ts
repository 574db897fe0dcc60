import type { Engine } from "@worthy/recommender";
import type { CatalogueView } from "../catalogue/catalogueView.ts";

/** Values of `model`: the full model, or content alone. */
export const MODELS = ["worthy", "content"] as const;

export const isModel = (name: string): boolean => (MODELS as readonly string[]).includes(name);

/** The engine a request asks for; by default the one in use. */
export function engineFor(view: CatalogueView, model: string | undefined): Engine {
  return model === "content" ? view.factsEngine() : view.engine;
}
