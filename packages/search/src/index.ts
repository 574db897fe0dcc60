export { buildIndex } from "./buildIndex.ts";
export { foldText } from "./foldText.ts";
export { isArticle } from "./stopWords.ts";
export type {
  Fit,
  SearchAnswer,
  SearchDocument,
  SearchHit,
  SearchKind,
  SearchOptions,
} from "./SearchDocument.ts";
export { SearchIndex } from "./SearchIndex.ts";
export type { PackedNames } from "./NameStore.ts";
