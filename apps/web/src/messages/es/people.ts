import type { AreaTexts } from "../languageTexts.ts";

export const people = {
  somebody: "Alguien",
  ask: "Preguntar",
  more: "Mostrar más",
  add: "Añadir amigos",
  gone: "Un título que ya no está aquí",
} satisfies AreaTexts<"people">;
