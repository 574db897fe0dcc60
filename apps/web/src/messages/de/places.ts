import type { AreaTexts } from "../languageTexts.ts";

export const places = {
  aboutDescription: "Was Worthy ist und woher seine Fakten stammen.",
  accountInformation: "Kontodaten",
  devices: "Geräte",
  notifications: "Mitteilungen",
  data: "Deine Daten",
  faves: "Meine Lieblinge",
  ratings: "Deine Bewertungen",
  friend: "Befreundet",
  friendMessages: "Nachrichten von Freunden",
  askFriends: "Freunde fragen",
  accountWall: "Registrieren",
  invite: "Du bist eingeladen",
  us: "Such uns was aus",
  adminSettings: "Admin-Einstellungen",
  link: "Einen anderen Bildschirm anmelden",
  linkDescription: "Melde einen Fernseher oder einen anderen Browser vom Handy aus an.",
  desktop: "Worthy im eigenen Fenster",
  desktopDescription: "Installiere Worthy auf Computer, Handy oder Tablet: ein eigenes Fenster, das auch ohne Netz startet.",
  privacyDescription: "Was Worthy speichert, wo, wie lange, und wie du es löschst.",
} satisfies AreaTexts<"places">;
