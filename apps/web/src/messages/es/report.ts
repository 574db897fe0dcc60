import type { AreaTexts } from "../languageTexts.ts";

export const report = {
  heading: "Avisar de un error",
  fields: "¿De qué se trata?",
  NAME: "Nombre",
  DATES: "Fechas",
  RUNTIME: "Duración",
  EPISODES: "Temporadas, episodios",
  PEOPLE: "Personas",
  TEXTS: "Descripción",
  GENRES: "Géneros, ambientes",
  CERTIFICATES: "Clasificaciones",
  HOME: "Estreno original",
  AWARDS: "Premios",
  OTHER: "Otra cosa",
  words: "¿Qué está mal y cómo sería lo correcto?",
  hint: "Se queda en este servidor y llega a quien lo administra, sin tu nombre.",
  send: "Enviar",
  cancel: "Cancelar",
  thanks: "Gracias. Alguien lo revisará.",
} satisfies AreaTexts<"report">;
