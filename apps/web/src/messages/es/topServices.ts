import type { AreaTexts } from "../languageTexts.ts";

export const topServices = {
  heading: "Mejores servicios",
  hint: "Qué servicios te van mejor: la media de tus diez mejores puntuaciones en cada uno. Si un servicio tiene menos títulos, los que faltan cuentan como cero.",
  window: "Periodo",
  NEW_AND_RECENT: "Novedades",
  LAST_10_YEARS: "Últimos 10 años",
  ALL_TIME: "De siempre",
  mine: "Lo tengo",
  all: "Ver todo",
  titles_one: "{{count}} título en total",
  titles_other: "{{count}} títulos en total",
  nobody: "Primero valora algunos títulos",
  nobodyHint: "Qué servicio te va mejor es cuestión de gustos, y el tuyo aún no se conoce.",
  startRating: "Empezar a valorar",
  nothing: "Ningún servicio tiene nada de ese periodo",
  failed: "No se pudieron cargar los servicios",
  more: "Más servicios",
  moreTitles: "Más títulos",
  back: "Todos los servicios",
  previous: "Desplazar hacia atrás",
  next: "Desplazar hacia adelante",
} satisfies AreaTexts<"topServices">;
