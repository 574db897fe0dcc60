import type { AreaTexts } from "../languageTexts.ts";

export const about = {
  what: "Worthy te dice qué ver esta noche. Valora títulos que conozcas y todos los demás tendrán una puntuación de 0 a 100: qué probable es que te gusten o te encanten, con los motivos en puntos. Funciona en el servidor de quien te dio esta dirección, sin publicidad.",
  catalogue: "El catálogo",
  bundled:
    "Worthy trae su propio catálogo: datos y textos escritos para él, libres para todo el mundo bajo CC0, con pósteres dibujados a partir de los datos. «Estreno original» es donde se vio un título por primera vez, según se sabía en la fecha que aparece al lado. No promete que siga ahí.",
  imported: "También en esta instalación",
  importedTitles_one: "{{count}} título",
  importedTitles_other: "{{count}} títulos",
  offers: "Dónde se puede ver algo con suscripción, gratis, en alquiler o en venta vale para un país y para la fecha que aparece al lado.",
  wrong: "¿Ves algún error?",
  wrongHint: "En la página de cada título, bajo los detalles, está «Avisar de un error». El aviso llega a quien administra este servidor, sin tu nombre.",
  version: "Versión {{version}}",
  letters: "Tipos de letra: Bricolage Grotesque e Instrument Sans, bajo la SIL Open Font Licence.",
} satisfies AreaTexts<"about">;
