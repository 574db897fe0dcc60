import type { AreaTexts } from "../languageTexts.ts";

export const privacy = {
  lead: "Worthy funciona en el servidor de quien te dio esta dirección. Lo que haces aquí se queda en ese servidor y en tu dispositivo: sin publicidad, sin rastreadores, sin nada de otros sitios. Abajo está todo lo que se guarda.",

  nobody: "Antes de que hagas nada",
  nobodyText:
    "Mirar no crea ninguna cuenta. Con tu primera valoración, título guardado o ajuste, este dispositivo recibe una cuenta sin nombre: un id al azar y una clave al azar que demuestra que eres tú.",

  server: "En el servidor",
  account: "Cuenta",
  accountText:
    "Cuándo se creó, sus roles, cuántas veces y cuándo abriste Worthy por última vez, y lo que cuentas de ti: nombre, imagen, nombre y apellido, nombre para los correos, teléfono, géneros.",
  email: "Correo electrónico",
  emailText: "El que confirmaste, y uno que espere confirmación. Sirve para que entres y para escribirte lo que hayas pedido; no se muestra a nadie más aquí.",
  devices: "Dispositivos",
  devicesText:
    "De cada dispositivo donde tienes la sesión abierta: su clave, solo como una huella de la que no se puede volver atrás; un nombre como «Chrome en Android»; un número al azar que el dispositivo se inventó; y cuándo se usó por última vez. Desaparece cuando cierras la sesión en él.",
  links: "Enlaces y códigos para entrar",
  linksText:
    "Que se pidió un enlace o un código, desde qué dispositivo y para qué dirección; el secreto en sí, solo como huella. Los enlaces valen 15 minutos y se borran dos días después; los códigos de otras pantallas valen 10 minutos y se borran al cabo de una o dos horas.",
  ratings: "Valoraciones y lo que has visto",
  ratingsText:
    "Qué valoraste, cómo, cuándo y en qué parte de Worthy; qué episodios marcaste como vistos. Las puntuaciones se calculan a partir de eso cuando miras, y no se guardan en ningún sitio.",
  lists: "Listas, servicios, ajustes",
  listsText:
    "Tus listas, con quién añadió qué y cuándo; los servicios y el país que elegiste, y los cinco ajustes de notificaciones. De las listas compartidas, también lo último que se hizo en ellas y quién lo hizo, y las invitaciones, hasta 30 días después de que caduquen.",
  friends: "Amigos",
  friendsText:
    "Quiénes son tus amigos, quién se lo pidió a quién, a quién has bloqueado, y los títulos enviados entre ambos con lo que se escribió. Desaparece cuando cualquiera de los dos lo quita o elimina su cuenta.",
  events: "Cómo se usa Worthy",
  eventsText:
    "Los fallos; y, solo si has dicho que sí, páginas abiertas, títulos valorados y búsquedas (su longitud, no sus palabras), con el id de tu cuenta, el de la visita, y el tamaño y el idioma de la ventana. Se quedan en este servidor, ayudan a quien lo administra a arreglar y mejorar, y se borran a los 180 días. Cada fallo se guarda además una vez, con la cuenta que lo encontró por última vez, hasta que nadie lo haya visto en 90 días.",
  limits: "Contadores contra el abuso",
  limitsText: "Cuántas veces se intentó algo desde una dirección, como una huella con un número. Se borran una o dos horas después de que pase su tiempo.",
  repeats: "Protección contra repeticiones",
  repeatsText: "La respuesta a cada uno de tus últimos cambios, para que uno que se envíe otra vez no se haga dos veces. Se borra a los dos días.",
  reports: "Avisos de error",
  reportsText: "Lo que dices que está mal en un título, sin tu nombre ni tu id.",

  learned: "Lo que se aprende de todo el mundo",
  learnedText:
    "Para que las puntuaciones mejoren, Worthy aprende de todas las valoraciones de este servidor en conjunto. Lo que conserva de ello son números sobre títulos, ninguno sobre una persona. Cuando se elimina tu cuenta, vuelve a aprender por sí solo, sin tus valoraciones.",

  mail: "Correos",
  mailText:
    "Worthy solo escribe cuando se lo pides. Los correos salen por el servidor de correo que ha elegido quien administra este sitio; si no hay ninguno, quedan en una carpeta del servidor durante un día.",

  device: "En tu dispositivo",
  cookie: "Una cookie",
  cookieText:
    "«{{name}}» permite que el servidor prepare tus páginas para ti. Ningún programa de ninguna página puede leerla, y solo sirve para leer. Se queda un año, o hasta que cierres la sesión. Si la cierras cuando no se llega al servidor, una nota llamada «{{out}}» le dice que no haga caso de esa cookie, hasta que se haya enterado.",
  known: "Una segunda cookie",
  knownText:
    "«{{name}}» permite que este navegador pida un enlace a tu dirección aunque otras personas hayan pedido demasiados. Se crea cuando entras, se queda 90 días, también después de cerrar la sesión, y no da acceso a nadie. El servidor guarda una huella de ella con tu cuenta.",
  language: "Tu idioma",
  languageText: "«{{name}}» guarda el idioma que elegiste, y nada más, para que las páginas y los correos lleguen en él. Solo se crea cuando eliges uno, y se queda un año.",
  tried: "Lo que se prueba",
  triedText:
    "«{{name}}» guarda el número de las palabras que te muestra el campo de búsqueda vacío, y nada más, para que las páginas lleguen con ellas. Se sortea en tu dispositivo, no dice nada de ti y se queda un año.",
  storage: "El almacenamiento del navegador",
  storageText:
    "El id y la clave de tu cuenta, nombre e imagen, el tema, las vistas y los filtros elegidos, si las listas empiezan por películas, las búsquedas recientes, a qué amigos esperas (con las direcciones a las que se lo pediste, dos semanas), contadores de visitas y de consejos, tu respuesta a si se puede anotar tu uso y, si es que sí, el id de la visita, un número al azar del dispositivo y lo que queda por enviar; un código de otra pantalla, diez minutos como máximo, y una invitación que hayas abierto, un día como máximo. Al cerrar la sesión se borra lo que es tuyo. Las valoraciones y los cambios de listas que aún no se han podido enviar también esperan aquí; al cerrar la sesión se te pregunta si se conservan para ti, un mes como máximo. Si cierras la sesión cuando no se llega al servidor, tu clave espera aquí hasta que se le pueda decir que la anule.",

  others: "Quién más lo ve",
  othersText:
    "Quien administra este servidor y quien tiene sus copias de seguridad. Quien sea nombrado administrador ve tu dirección, cuándo estuviste por última vez, cuántas valoraciones y dispositivos tienes y qué fallos encontraste, y puede bloquear o borrar una cuenta; no lo que valoraste ni tus listas. Donde haya un servicio de informes de errores, se le cuentan los fallos, con el id de la cuenta. Las personas con las que compartes una lista ven tu nombre, tu imagen y lo que añadiste. Tus amigos ven tu nombre y tu imagen, y lo que valoraste mientras ambos lo compartan. Nadie más: las páginas de Worthy lo cargan todo de este servidor, también las imágenes.",

  rights: "Llévatelo o bórralo",
  rightsText:
    "En «Tus datos» puedes descargarlo todo y eliminar tu cuenta al momento. Lo que queda es el id al azar de la cuenta, marcado como eliminado, para que lo aprendido se aprenda de nuevo sin ti. Las copias de seguridad anteriores lo conservan todo hasta que se sobrescriban.",
  toData: "Tus datos",
  logs: "El registro del servidor anota fallos, con la ruta que se pidió, nunca con lo que escribiste, y sin claves, enlaces ni correos electrónicos.",
} satisfies AreaTexts<"privacy">;
