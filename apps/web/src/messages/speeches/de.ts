import { de } from "../de.ts";
import { names } from "../de/names.ts";
import { serverWords } from "../de/serverWords.ts";
import type { Speech } from "../speech.ts";
import { namedBy } from "./namedBy.ts";
import { refusedBy } from "./refusedBy.ts";

export const speech: Speech = { language: "de", texts: de, ...namedBy(names), ...refusedBy("de", serverWords) };
