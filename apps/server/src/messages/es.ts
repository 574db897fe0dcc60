import type { ServerTexts } from "./serverTexts.ts";

/** Spanish. */
export const es = {
  mail: {
    signature: "Worthy: qué ver esta noche, puntuado para ti",
    fallback: "Si el botón no hace nada, abre esta dirección:",
    once: "El enlace vale una sola vez, durante 15 minutos.",
    asked: "Se pidió el {{day}} hacia las {{time}} (UTC). Dispositivo: {{device}}.",
  },
  SIGN_IN: {
    title: "Entrar en Worthy",
    lead: "Con este enlace entras en tu cuenta.",
    button: "Entrar",
    how: "Solo sirve para el navegador que lo abra.",
    notYou: "¿No fuiste tú? Entonces no lo abras. Si aun así lo abres, se te preguntará por el otro dispositivo: di que no.",
  },
  CHANGE_OLD: {
    title: "Cambiar tu correo electrónico",
    lead: "A partir de ahora, tu cuenta usará la dirección {{email}}.",
    button: "Dejar esta dirección",
    how: "Otro enlace fue a la dirección nueva; hay que abrir los dos.",
    notYou: "¿No fuiste tú? Entonces no lo abras, y cierra las demás sesiones en tu perfil.",
  },
  CHANGE_NEW: {
    title: "Confirma tu nuevo correo electrónico",
    lead: "Una cuenta de Worthy quiere usar esta dirección a partir de ahora.",
    button: "Confirmar esta dirección",
    how: "Ábrelo donde ya hayas entrado. Otro enlace fue a la dirección antigua; hay que abrir los dos.",
    notYou: "¿No fuiste tú? Entonces no lo abras: no pasará nada.",
  },
  invite: {
    somebody: "Alguien",
    title: "{{who}} te invita",
    friend: "{{who}} te invita a compartir qué ver",
    aList: "{{who}} te invita a una lista",
    list: "{{who}} te invita a la lista «{{list}}»",
    friendLead: "{{who}} te invita a compartir qué ver en Worthy.",
    aListLead: "{{who}} te invita a una lista en Worthy.",
    listLead: "{{who}} te invita a la lista «{{list}}» en Worthy.",
    button: "Ver la invitación",
    holds: "La invitación vale 14 días. En la página siguiente decides si la aceptas.",
    unknown: "Si no sabes de quién viene, no hagas caso de este correo: no pasará nada.",
  },
  device: { joined: "{{browser}} en {{system}}", browser: "Un navegador", tv: "una TV", unknown: "Dispositivo desconocido" },
  failedPage: {
    heading: "¡Vaya! Algo salió mal.",
    late: "Esta página tardó demasiado en prepararse.",
    broken: "No se pudo preparar esta página. El error es nuestro y queda anotado.",
    again: "Reintentar",
    first: "Ir a la primera página",
  },
} satisfies ServerTexts;
