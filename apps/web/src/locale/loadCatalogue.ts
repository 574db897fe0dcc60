import { catalogues } from "virtual:catalogues";
import type { Texts } from "./createLocale.ts";

/**
 * All texts of a language. Null for English, whose texts are bundled with the files that import
 * them.
 */
export async function loadCatalogue(language: string): Promise<Texts | null> {
  const load = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  return load ? (await load()).default : null;
}
