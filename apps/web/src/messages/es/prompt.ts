import type { AreaTexts } from "../languageTexts.ts";

export const prompt = {
  heading: "¿Guardar tu lista para siempre?",
  what: "Ahora mismo solo vive en este dispositivo. Con una cuenta la tienes en el teléfono, el portátil y la TV, y sigue ahí aunque este navegador la olvide.",
  how: "Un correo, sin contraseña.",
  yes: "¡Claro que sí!",
  no: "Ahora mismo no",
} satisfies AreaTexts<"prompt">;
