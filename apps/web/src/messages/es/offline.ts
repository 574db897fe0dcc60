import type { AreaTexts } from "../languageTexts.ts";

export const offline = {
  waiting_one: "{{count}} en espera",
  waiting_other: "{{count}} en espera",
  waitingHint_one: "{{count}} cambio espera a tener conexión",
  waitingHint_other: "{{count}} cambios esperan a tener conexión",
  sent_one: "{{count}} cambio enviado",
  sent_other: "{{count}} cambios enviados",
  aRating: "Tu valoración",
  ratingOf: "Tu valoración de {{name}}",
  aListChange: "Un cambio en una lista",
  listChangeOf: "El cambio de una lista con {{name}}",
  notKept: "{{what}} no se guardó: {{reason}}",

  leaving: "¿Salir con cambios sin enviar?",
  leavingWhat_one: "{{count}} cambio tuyo aún no se ha enviado.",
  leavingWhat_other: "{{count}} cambios tuyos aún no se han enviado.",
  leavingOffline: "No tienes conexión. Aquí sales al momento; el servidor lo sabrá cuando vuelva la conexión.",
  keepIs: "Lo que se conserve queda en este dispositivo solo para ti, un mes como máximo. Nadie más que entre aquí lo verá.",
  keep_one: "Conservar {{count}} cambio hasta que vuelvas a entrar en este dispositivo",
  keep_other: "Conservar {{count}} cambios hasta que vuelvas a entrar en este dispositivo",
  sendNow: "Enviar ahora",
  sending: "Enviando…",
  notSent: "Aún no ha funcionado. No se ha perdido nada.",
  discard: "Descartar",

  unasked: "Tu sesión se cerró antes de que se enviara todo",
  left: "Hola de nuevo: tienes cambios sin enviar",
  leftWhat_one: "{{count}} cambio de antes de cerrarse tu sesión espera en este dispositivo. Lo que hayas cambiado después en otro sitio puede ser más reciente.",
  leftWhat_other: "{{count}} cambios de antes de cerrarse tu sesión esperan en este dispositivo. Lo que hayas cambiado después en otro sitio puede ser más reciente.",
  sendLeft_one: "Enviar {{count}} cambio",
  sendLeft_other: "Enviar {{count}} cambios",
} satisfies AreaTexts<"offline">;
