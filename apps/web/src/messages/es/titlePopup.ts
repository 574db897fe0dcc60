import type { AreaTexts } from "../languageTexts.ts";

export const titlePopup = {
  place: "Temporada {{season}}, episodio {{episode}}",
  noDate: "Fecha desconocida",
  seen: "Visto",
  markSeen: "Marcar como visto",
  beside: "Episodios anterior y siguiente",
  previous: "Anterior",
  next: "Siguiente",
  noEpisode: "Aquí no hay ese episodio.",
  noTrailer: "Aquí no hay ese tráiler.",
  episodeFailed: "No se pudo cargar el episodio.",
  trailerOf: "Tráiler de {{name}}",
  trailers: "Tráileres",
  play: "Reproducir tráiler",
  youTube: "Se reproduce desde YouTube, en su versión sin cookies. No se pide nada a YouTube hasta que toques.",
  onYouTube: "Abrir en YouTube",
} satisfies AreaTexts<"titlePopup">;
