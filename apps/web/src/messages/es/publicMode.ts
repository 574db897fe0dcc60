import type { AreaTexts } from "../languageTexts.ts";

export const publicMode = {
  getApp: "Instalar",
  goToApp: "Ir a la app",
  openSearch: "Buscar",
  closeSearch: "Cerrar la búsqueda",
} satisfies AreaTexts<"publicMode">;
