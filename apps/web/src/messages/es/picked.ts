import type { AreaTexts } from "../languageTexts.ts";

export const picked = {
  nothing: "Nada cumple todo eso a la vez",
  nothingHint: "Quita un filtro y mira qué vuelve.",
  nothingLeft: "Ya has valorado todo lo que hay aquí.",
  clear: "Quitar todos los filtros",
  found_one: "{{count}} título",
  found_other: "{{count}} títulos",
} satisfies AreaTexts<"picked">;
