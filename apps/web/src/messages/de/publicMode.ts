import type { AreaTexts } from "../languageTexts.ts";

export const publicMode = {
  getApp: "Zur App",
  goToApp: "Zur App",
  openSearch: "Suche",
  closeSearch: "Suche schließen",
} satisfies AreaTexts<"publicMode">;
