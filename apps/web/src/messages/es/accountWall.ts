import type { AreaTexts } from "../languageTexts.ts";

export const accountWall = {
  heading: "Para esto necesitas una cuenta",
  what: "Para crearla bastan un correo electrónico y un toque. Sin contraseña.",
  keeps: "Lo que ya valoraste y guardaste en este dispositivo sigue siendo tuyo.",
  everywhere: "Las mismas puntuaciones y listas en todos tus dispositivos.",
  together: "Listas y sugerencias compartidas con más gente.",
  free: "Sin coste y sin publicidad; puedes eliminarla cuando quieras.",
  signUp: "Crear cuenta",
  signIn: "Ya tengo cuenta",
  goBack: "Ahora no",
  for_account: "Para guardar los datos de tu cuenta, primero créala.",
  for_devices: "Para ver tus dispositivos y cerrar sesiones, primero crea una cuenta.",
  for_link: "Para entrar en otra pantalla, primero crea una cuenta o entra aquí.",
  for_friends: "Para tener amigos aquí, primero crea una cuenta.",
  for_sharing: "Para compartir una lista con más gente, primero crea una cuenta.",
} satisfies AreaTexts<"accountWall">;
