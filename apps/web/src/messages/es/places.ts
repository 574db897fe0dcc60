import type { AreaTexts } from "../languageTexts.ts";

export const places = {
  aboutDescription: "Qué es Worthy y de quién son sus datos.",
  accountInformation: "Datos de la cuenta",
  devices: "Dispositivos",
  notifications: "Notificaciones",
  data: "Tus datos",
  faves: "Mis favoritos",
  ratings: "Tus valoraciones",
  friend: "Amistad",
  friendMessages: "Mensajes de amigos",
  askFriends: "Preguntar a amigos",
  accountWall: "Crear cuenta",
  invite: "Tienes una invitación",
  us: "¿Qué vemos?",
  adminSettings: "Ajustes de administración",
  link: "Entrar en otra pantalla",
  linkDescription: "Entra en una TV u otro navegador desde tu teléfono.",
  desktop: "Worthy en su propia ventana",
  desktopDescription: "Instala Worthy en tu equipo, teléfono o tableta: una ventana propia que arranca sin conexión.",
  privacyDescription: "Qué guarda Worthy, dónde, por cuánto tiempo y cómo borrarlo.",
} satisfies AreaTexts<"places">;
