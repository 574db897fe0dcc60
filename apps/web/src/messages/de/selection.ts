import type { AreaTexts } from "../languageTexts.ts";

/** Choosing genres and services, while onboarding and later. */
export const selection = {
  genres: "Genres, die du magst",
  genresHint: "Tippe alle an, auf die du dich freust. Sie bleiben in deinem Profil, auf jedem Gerät.",
  genresFailed: "Deine Genres konnten nicht geladen werden",
  chosen_one: "{{count}} gewählt",
  chosen_other: "{{count}} gewählt",
  cameFrom: "Du kommst von",
  services: "Deine Dienste",
  servicesHint: "Was du zu Hause hast. „Heute“ beginnt damit, und deine Tipps sagen, wo etwas läuft.",
  servicesFailed: "Die Dienste konnten nicht geladen werden",
  find: "Dienst finden",
  notFound: "Kein Dienst heißt „{{term}}“.",
  more_one: "{{count}} weiterer",
  more_other: "{{count}} weitere",
  step: "Schritt {{step}} von {{of}}",
  skip: "Erst mal überspringen",
  continue: "Weiter",
  finish: "„Heute“ öffnen",
  group_mine: "Meine Dienste",
  group_trending: "Im Trend",
  group_subscriptions: "Abos",
  group_free: "Kostenlos",
  group_rentBuy: "Leihen oder kaufen",
  toTop: "Sehen, was am besten zu dir passt",
} satisfies AreaTexts<"selection">;
