import type { AreaTexts } from "../languageTexts.ts";

export const browse = {
  hint: "Todo lo que hay aquí, con lo mejor para tu gusto primero.",
  back: "Todas las formas de explorar",
  genre: "Género",
  mood: "Ambiente",
  decade: "Década",
  service: "Servicio",
  failed: "No se pudo cargar esta página",
  titles_one: "{{count}} título",
  titles_other: "{{count}} títulos",
} satisfies AreaTexts<"browse">;
