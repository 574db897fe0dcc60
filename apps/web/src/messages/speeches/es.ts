import { es } from "../es.ts";
import { names } from "../es/names.ts";
import type { Speech } from "../speech.ts";
import { namedBy } from "./namedBy.ts";

export const speech: Speech = { language: "es", texts: es, ...namedBy(names) };
