import type { AreaTexts } from "../languageTexts.ts";

export const start = {
  cookies: "Las cookies están desactivadas",
  cookiesHint: "Worthy guarda con ellas tus valoraciones y listas. Permite las cookies en este sitio y vuelve a cargar la página.",
} satisfies AreaTexts<"start">;
