import type { AreaTexts } from "../languageTexts.ts";

export const browseHeads = {
  browse: "Explorar",
  description: "Series y películas por género, ambiente, década y servicio.",
  decade: "Década de {{year}}",
  listDescription: "Series y películas: {{name}}, lo mejor primero.",
} satisfies AreaTexts<"browseHeads">;
