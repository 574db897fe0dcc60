import type { AreaTexts } from "../languageTexts.ts";

/** What several pages about the person say: the names of all of them, and what went wrong. */
export const accountFrame = {
  parts: "Partes de tu perfil",
  overview: "Perfil",
  faves: "Mis favoritos",
  ratings: "Tus valoraciones",
  failed: "No se pudo cargar tu perfil",
  genres: "Géneros",
  services: "Servicios",
  information: "Datos de la cuenta",
  devices: "Dispositivos",
  notifications: "Notificaciones",
  administration: "Administración",
  data: "Tus datos",
  friendNews_one: "{{count}} novedad",
  friendNews_other: "{{count}} novedades",
  notSaved: "No se pudo guardar, así que el interruptor vuelve a como estaba.",
} satisfies AreaTexts<"accountFrame">;
