import type { AreaTexts } from "../languageTexts.ts";

export const accountWall = {
  heading: "Dafür brauchst du ein Konto",
  what: "Dazu genügen eine E-Mail-Adresse und einmal Tippen. Ein Passwort gibt es nicht.",
  keeps: "Was du auf diesem Gerät bewertet und gemerkt hast, bleibt deins.",
  everywhere: "Dieselben Scores und Merklisten auf jedem Gerät.",
  together: "Listen und Tipps zusammen mit anderen.",
  free: "Kostenlos, ohne Werbung, jederzeit löschbar.",
  signUp: "Registrieren",
  signIn: "Ich habe ein Konto",
  goBack: "Jetzt nicht",
  for_account: "Für Kontodaten musst du dich erst registrieren.",
  for_devices: "Um deine Geräte zu sehen und abzumelden, musst du dich erst registrieren.",
  for_link: "Um einen anderen Bildschirm anzumelden, registriere dich hier oder melde dich an.",
  for_friends: "Um hier Freunde zu haben, musst du dich erst registrieren.",
  for_sharing: "Um eine Liste mit anderen zu teilen, musst du dich erst registrieren.",
} satisfies AreaTexts<"accountWall">;
