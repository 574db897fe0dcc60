import type { AreaTexts } from "../languageTexts.ts";

export const coachmarks = {
  gotIt: "Entendido",
  watchlistAddItem: "Guárdalo para otra noche",
  watchlistAddItemWhat: "Un toque lo pone en tu lista. Con la flecha de al lado eliges otra de tus listas.",
  viewToggle: "Pósteres o lista",
  viewToggleWhat: "Un muro para pasear la vista, o una lista con los motivos. Worthy recuerda lo que prefieres.",
  share2: "Elegir en compañía",
  share2What: "Comparte esta lista con alguien. Verás las dos puntuaciones, y Worthy sugerirá algo para ambos.",
  watchlist2: "Lo mejor primero",
  watchlist2What: "Ordena esta lista por lo que te conviene esta noche. Tu propio orden se conserva.",
  share3: "Comparar gustos",
  share3What: "Envía este enlace a un amigo. Verás cuánto coinciden sus gustos con los tuyos, y qué ver en compañía.",
} satisfies AreaTexts<"coachmarks">;
