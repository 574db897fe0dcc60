import type { AreaTexts } from "../languageTexts.ts";

export const picks = {
  tonight: "Worthy esta noche",
  more: "Más sugerencias",
  addToWatchlist: "Añadir {{name}} a tu lista",
  removeFromWatchlist: "Quitar {{name}} de tu lista",
  layout: "Vista",
  dual: "Dos columnas",
  list: "Lista",
  grid: "Cuadrícula",
} satisfies AreaTexts<"picks">;
