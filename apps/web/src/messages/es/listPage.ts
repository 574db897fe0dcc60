import type { AreaTexts } from "../languageTexts.ts";

export const listPage = {
  filter: "Filtrar",
  filterActive: "Filtrar · {{count}}",
  services: "Servicios",
  activity: "Actividad",
  shown: "{{shown}} de {{total}} títulos",
  more: "Mostrar más",
  new: "Nuevo",
  newOnes: "Novedades: {{count}}",
  markViewed: "Marcar como revisado",
  addedBy: "{{name}} · {{date}}",
  you: "Tú",
  somebody: "Alguien",
} satisfies AreaTexts<"listPage">;
