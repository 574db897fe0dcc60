import type { Engine } from "@worthy/recommender";
import type { CatalogueView } from "../catalogue/catalogueView.ts";

/** What `model` may name: everything that was learned, or the facts of the titles alone. */
export const MODELS = ["worthy", "content"] as const;

export const isModel = (name: string): boolean => (MODELS as readonly string[]).includes(name);

/** The engine that a request asks for; the one that serves by default. */
export function engineFor(view: CatalogueView, model: string | undefined): Engine {
  return model === "content" ? view.factsEngine() : view.engine;
}
