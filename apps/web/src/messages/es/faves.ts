import type { AreaTexts } from "../languageTexts.ts";

export const faves = {
  heading: "Mis favoritos",
  count_one: "{{count}} título que te encanta",
  count_other: "{{count}} títulos que te encantan",
  empty: "Aún no hay favoritos",
  emptyHint: "Aquí aparece lo que valoras con «Me encanta». Con cinco llega tu título perfecto.",
  rate: "Valorar títulos",
  remove: "Quitar {{name}} de tus favoritos",
  removed: "{{name}} ya no está en tus favoritos.",
  more: "Más favoritos",
  failed: "No se pudieron cargar tus favoritos.",
  kept: "Tal como los recuerda este dispositivo. No hay conexión.",
  history: "Todas tus valoraciones",
} satisfies AreaTexts<"faves">;
