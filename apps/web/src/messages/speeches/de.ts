import { de } from "../de.ts";
import { names } from "../de/names.ts";
import type { Speech } from "../speech.ts";
import { namedBy } from "./namedBy.ts";

export const speech: Speech = { language: "de", texts: de, ...namedBy(names) };
