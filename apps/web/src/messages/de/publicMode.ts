import type { AreaTexts } from "../languageTexts.ts";

export const publicMode = {
  getApp: "App holen",
  goToApp: "Zur App",
  openSearch: "Suche",
  closeSearch: "Suche schließen",
} satisfies AreaTexts<"publicMode">;
