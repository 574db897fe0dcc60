import type { AreaTexts } from "../languageTexts.ts";

export const match = {
  heading: "Tu título perfecto",
  what: "Con {{count}} títulos que te encantan, ya sabemos qué buscar. De todo lo que no has valorado, este es el que mejor encaja contigo.",
  open: "Ver {{name}}",
  faves: "Mis favoritos",
} satisfies AreaTexts<"match">;
