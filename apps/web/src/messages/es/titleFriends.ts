import type { AreaTexts } from "../languageTexts.ts";

/** What friends make of a title. */
export const titleFriends = {
  onTitle: "Amigos",
  onTitleNone: "Ninguno de tus amigos lo ha valorado todavía.",
  onTitlePrivate: "Las valoraciones de tus amigos se ven si compartes las tuyas.",
  onTitleShare: "Cambiarlo",
  onTitleFailed: "No se pudo cargar lo que opinan tus amigos.",
  recommend: "Recomendar",
} satisfies AreaTexts<"titleFriends">;
