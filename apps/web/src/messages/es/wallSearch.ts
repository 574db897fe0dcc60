import type { AreaTexts } from "../languageTexts.ts";

export const wallSearch = {
  heading: "Valora lo que no ves aquí",
  label: "Nombre de una serie o película",
  nothing: "Sin resultados para «{{term}}».",
  failed: "La búsqueda no respondió.",
  done: "Volver a los pósteres",
} satisfies AreaTexts<"wallSearch">;
