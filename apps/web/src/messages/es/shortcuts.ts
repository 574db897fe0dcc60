import type { AreaTexts } from "../languageTexts.ts";

export const shortcuts = {
  heading: "Atajos de teclado",
  everywhere: "En todas las páginas",
  poster: "Con un póster enfocado",
  others: "En listas y ventanas",
  search: "Buscar",
  today: "Ir a Hoy",
  rate: "Ir a Valorar",
  watchlists: "Ir a tus listas",
  help: "Mostrar esta ayuda",
  undo: "Deshacer la última valoración",
  arrows: "Pasar de uno a otro",
  close: "Cerrar lo que está abierto",
  thenKey: "y luego",
  arrowKeys: "Flechas",
  setting: "Atajos de una sola tecla",
  settingHint: "Desactívalos si controlas tu dispositivo con la voz. Las teclas con un póster enfocado siguen funcionando.",
} satisfies AreaTexts<"shortcuts">;
