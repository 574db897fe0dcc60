import type { TitleKind } from "@worthy/domain";

/**
 * Words for what titles have in common, as people type them in any of our languages: folded, several to a
 * row. A `*` stands for the endings of an adjective (German -e, -er, -es, -en; Spanish -o, -a, -os, -as).
 */
const rows = <Value extends string>(table: Readonly<Record<Value, string>>) =>
  Object.entries<string>(table).flatMap(([value, words]) =>
    words.split(", ").map((word) => [word, value as Value] as const),
  );

export const KIND_WORDS = rows<TitleKind>({
  tv: "tv, series, serie, serien, show, shows, tv show, tv shows, tv series, fernsehserie, miniseries, miniserie",
  movie: "film, films, filme, movie, movies, kinofilm, pelicula, peliculas, peli, pelis, cine",
});

export const COUNTRY_WORDS = rows({
  US: "us, usa, american, americans, america, amerikanisch*, estadounidense, estadounidenses, american*",
  GB: "uk, gb, british, britain, england, britisch*, britanic*",
  DE: "german, germany, deutsch*, deutschland, aleman, alemana, alemanes, alemanas, alemania",
  ES: "spanish, spain, spanisch*, espan*, espanol, espanoles, espanola, espanolas, espana",
  FR: "french, france, franzosisch*, frankreich, frances, francesa, franceses, francesas, francia",
  IT: "italian, italy, italienisch*, italien, italian*, italia",
  KR: "korean, korea, k, south korean, koreanisch*, corean*, corea",
  JP: "japanese, japan, japanisch*, japones, japonesa, japoneses, japonesas, japon",
  CN: "chinese, china, chinesisch*, chino, china, chinos, chinas",
  IN: "indian, india, bollywood, indisch*, indio, indios",
  DK: "danish, denmark, danisch*, danes, danesa, danesas",
  SE: "swedish, sweden, schwedisch*, suec*",
  NO: "norwegian, norway, norwegisch*, norueg*",
  FI: "finnish, finland, finnisch*, finlandes, finlandesa",
  IS: "icelandic, iceland, islandisch*, islandes, islandesa",
  TR: "turkish, turkey, turkisch*, turc*",
  BR: "brazilian, brazil, brasilianisch*, brasilen*",
  MX: "mexican, mexico, mexikanisch*, mexican*",
  AR: "argentinian, argentine, argentina, argentinisch*, argentin*",
  CO: "colombian, colombia, kolumbianisch*, colombian*",
  AU: "australian, australia, australisch*, australian*",
  NZ: "new zealand, kiwi, neuseelandisch*, neozelandes, neozelandesa",
  CA: "canadian, canada, kanadisch*, canadiense, canadienses",
  IE: "irish, ireland, irisch*, irlandes, irlandesa, irlandesas",
  NL: "dutch, netherlands, niederlandisch*, hollandisch*, holandes, holandesa",
  BE: "belgian, belgium, belgisch*, belga, belgas",
  AT: "austrian, austria, osterreichisch*, austriac*",
  CH: "swiss, switzerland, schweizer*, suiz*",
  PL: "polish, poland, polnisch*, polac*",
  CZ: "czech, tschechisch*, chec*",
  RU: "russian, russia, russisch*, rus*",
  SU: "soviet, sowjetisch*, sovietic*",
  IL: "israeli, israel, israelisch*, israelies",
  IR: "iranian, iran, iranisch*, irani, iranies",
  HK: "hong kong",
  TW: "taiwanese, taiwan, taiwanisch*, taiwanes, taiwanesa",
  TH: "thai, thailand, thailandisch*, tailandes, tailandesa",
  ZA: "south african, sudafrikanisch*, sudafrican*",
  NG: "nigerian, nigeria, nollywood, nigerianisch*, nigerian*",
  GR: "greek, greece, griechisch*, grieg*",
  PT: "portuguese, portugal, portugiesisch*, portugues, portuguesa",
});

export const GENRE_WORDS = rows({
  Action: "action, accion, actionfilm, actionfilme",
  Adventure: "adventure, adventures, abenteuer, aventura, aventuras",
  Comedy: "comedy, comedies, komodie, komodien, comedia, comedias, funny, lustig*, divertid*",
  Crime: "crime, krimi, krimis, policiac*, crimen",
  Drama: "drama, dramas, dramen",
  Documentary:
    "documentary, documentaries, docuseries, doc, docs, dokumentation, dokumentationen, doku, dokus, dokumentarfilm, dokumentarfilme, documental, documentales",
  Fantasy: "fantasy, fantasia",
  Mystery: "mystery, mysteries, ratsel, misterio, misterios",
  Reality: "reality, reality tv, realities",
  "Science Fiction": "science fiction, sci fi, scifi, sf, ciencia ficcion",
  Horror: "horror, horrorfilm, horrorfilme, scary, terror, miedo",
  Romance: "romance, romances, romantic, romantik, liebesfilm, liebesfilme, romantic*, amor",
  Thriller: "thriller, thrillers, suspense",
  Western: "western, westerns",
  Animation:
    "animation, animated, cartoon, cartoons, zeichentrick, zeichentrickfilm, zeichentrickfilme, animationsfilm, animationsfilme, animacion, animad*, dibujos",
  Family:
    "family, kids, children, familienfilm, familienfilme, kinder, kinderfilm, kinderfilme, familia, ninos, infantil, infantiles",
  History: "history, historical, historisch*, historia, historic*",
  War: "war, krieg, kriegsfilm, kriegsfilme, guerra, belic*",
  Music: "music, musical, musicals, musik, musikfilm, musica",
});

/** What is several at once. */
export const MIXTURES: readonly (readonly [string, readonly string[]])[] = [
  ["romcom", ["romantic", "comedy"]],
  ["romcoms", ["romantic", "comedy"]],
  ["rom com", ["romantic", "comedy"]],
  ["liebeskomodie", ["romantic", "comedy"]],
  ["liebeskomodien", ["romantic", "comedy"]],
  ["anime", ["japanese", "animation"]],
  ["animes", ["japanese", "animation"]],
  ["kdrama", ["korean", "drama"]],
  ["kdramas", ["korean", "drama"]],
  ["scandi noir", ["nordic", "crime"]],
  ["nordic noir", ["nordic", "crime"]],
  ["telenovela", ["series", "romance"]],
  ["telenovelas", ["series", "romance"]],
];

/** Tags by other words than their own English ones. */
export const TAG_WORDS = rows({
  cozy: "cosy, gemutlich*, acogedor, acogedora, acogedoras",
  creepy: "gruselig*, espeluznante, espeluznantes",
  "feel-good": "feelgood, feel good, wohlfuhl, wohlfuhlfilm, wohlfuhlfilme",
  gory: "blutig*, sangre",
  heartbreaking: "sad, herzzerreissend*, traurig*, triste, tristes",
  suspenseful: "spannend*, exciting",
  tense: "nervenaufreibend*, tens*",
  uplifting: "inspiring, ermutigend*, inspirador, inspiradora",
  warm: "heartwarming, warmherzig*, entranable, entranables",
  whimsical: "fantasievoll*",
  quirky: "weird, schrullig*, peculiar, peculiares",
  gritty: "rau*, crud*",
  nostalgic: "nostalgisch*, nostalgic*",
  melancholy: "melancholisch*, melancolic*",
  "time-travel": "zeitreise, zeitreisen, viajes en el tiempo",
  "serial-killer": "serial killers, serienmorder, asesinos en serie",
  zombies: "zombie",
  vampires: "vampire, vampiro, vampiros",
  superheroes: "superhero, superhelden, superheroe",
  witches: "witch, hexen, brujas",
  spies: "spy, espionage, spionage, espias",
  heist: "heists, bankraub, atracos",
  "true-crime": "true crime",
  space: "weltraum, espacio",
  christmas: "xmas, weihnachten, weihnachtsfilm, weihnachtsfilme, navidad, navidenas",
  lgbtq: "lgbt, gay, queer",
  sitcom: "sitcoms",
  "limited-series": "miniserien",
  dystopia: "dystopian, dystopie, distopia, distopic*",
  detective: "detectives, detektiv, detektive",
  courtroom: "legal, gericht",
  medical: "hospital, doctors, arztserie, arztserien, medic*",
  sports: "sport, deporte, deportes",
  robots: "robot, roboter",
  "martial-arts": "kung fu, kampfkunst, artes marciales",
  mockumentary: "mockumentaries",
  whodunit: "whodunnit",
  "black-and-white": "schwarzweiss, blanco y negro",
  "coming-of-age": "coming of age",
  "slow-burn": "slow burn",
});

export const SERVICE_WORDS = rows({
  "Prime Video": "prime, amazon, amazon prime",
  "Disney+": "disney, disney plus",
  "Apple TV": "apple, apple tv plus",
  "Paramount+": "paramount, paramount plus",
  "HBO Max": "max",
  "BBC One": "bbc",
});

/** Words that say nothing of what is meant. */
export const FILLERS: ReadonlySet<string> = new Set(
  "the a an of on in from with about and some good best great new to watch auf aus von vom mit uber und gute guter gutes beste neue de en con sobre y buenas buenos mejores nuevas para ver s".split(
    " ",
  ),
);
