import { picks } from "./en/picks.ts";
import { rating } from "./en/rating.ts";
import { score } from "./en/score.ts";
import { search } from "./en/search.ts";
import { shell } from "./en/shell.ts";
import { sources } from "./en/sources.ts";
import { title } from "./en/title.ts";

/** What every page may say. */
export const baseTexts = { shell, rating, score, title, picks, search, sources } as const;
