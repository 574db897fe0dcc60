import { foldText } from "@worthy/search";

/** What all spellings of a name have in common, as in search. A name without letters is its own. */
export const wishKey = (name: string): string => foldText(name) || name.toLowerCase();
