import { es } from "../es.ts";
import { names } from "../es/names.ts";
import { serverWords } from "../es/serverWords.ts";
import type { Speech } from "../speech.ts";
import { namedBy } from "./namedBy.ts";
import { refusedBy } from "./refusedBy.ts";

export const speech: Speech = { language: "es", texts: es, ...namedBy(names), ...refusedBy("es", serverWords) };
