import { composeArt, wrapSvg } from "./compose.ts";
import { PALETTES } from "./palettes.ts";
import { parseMotif } from "./parseMotif.ts";
import { FACES } from "./type/faces.ts";

const TILE = { width: 640, height: 480 } as const;
/** The motif is in the middle, above the words that tiles have at their foot. */
const FRAME = {
  ...TILE,
  floor: 400,
  focus: { x: 320, y: 200 },
  scale: 0.74,
  unit: 320,
  wide: true,
} as const;

/** The motif of each genre and mood. */
const MOTIFS: Readonly<Record<string, string>> = {
  genreaction: "getawayCar",
  genreadventure: "islandPalm lagoon",
  genrecomedy: "balloons nursery",
  genrecrime: "fedora",
  genredrama: "theatre wine",
  genredocumentary: "camera frost",
  genrefantasy: "castle dusk",
  genremystery: "keyhole",
  genrereality: "microphone sunset",
  genresciencefiction: "rocket orbit",
  genrehorror: "hauntedHouse pines",
  genreromance: "rose blush",
  genrethriller: "motelSign noir",
  genrewestern: "horse mesa",
  genreanimation: "fox sunset",
  genrefamily: "blocks nursery",
  genrehistory: "helm canvas",
  genrewar: "parachute fallout",
  genremusic: "guitar surf",
  moodbittersweet: "moonSea dusk",
  moodbleak: "lighthouse iron",
  moodbrooding: "lakeDeep ward",
  moodcharming: "umbrellaMan rain",
  moodcozy: "coffeeMug canvas",
  moodcreepy: "windowCross attic",
  moodcynical: "vault steel",
  moodeerie: "owl pines",
  mooddeadpan: "flatcap smoke",
  mooddreamlike: "foldCity paper",
  moodelegant: "martini wine",
  moodexhilarating: "warp moon",
  moodfeelgood: "balloons sunset 2",
  moodgentle: "balloonDog nursery",
  moodgory: "zombieHand arena",
  moodgritty: "prisonBars steel",
  moodheartbreaking: "rose flag",
  moodhopeful: "lighthouse liner",
  moodintense: "gloves arena",
  moodirreverent: "cake candy 2",
  moodmelancholy: "umbrellaMan fallout",
  moodnostalgic: "record sunset",
  moodoffbeat: "fox streetlight",
  moodplayful: "blocks sunset",
  moodquirky: "doughnut candy",
  moodraw: "guitar noir",
  moodromantic: "wineGlass wine",
  moodsexy: "heel arena",
  moodsilly: "theatre sunset 2",
  moodslowburn: "hourglass",
  moodsuspenseful: "beamsX pines",
  moodsweeping: "twinSuns dunes",
  moodtender: "letter",
  moodtense: "chessQueen parlour",
  mooduplifting: "parachute nursery",
  moodwarm: "lanterns dusk",
  moodwhimsical: "witchHat moon",
  moodwistful: "bicycle",
  moodwitty: "teacup mist",
};

/** Whether a subject, such as `genrehorror`, has a picture. */
export const isSubject = (subject: string): boolean => Object.hasOwn(MOTIFS, subject);

/**
 * The picture of a genre or a mood as an SVG document of 640 by 480 units. Throws a RangeError for
 * other subjects.
 */
export async function drawSubject(subject: string): Promise<string> {
  const motif = parseMotif(MOTIFS[subject] ?? "");
  if (!motif) throw new RangeError(`there is no picture of ${subject}`);
  const facts = { id: subject, kind: "movie", name: "", year: 2000, genres: [] } as const;
  const look = { motif, family: "strata", palette: PALETTES.drama[0], face: FACES.bebas } as const;
  return wrapSvg(TILE, await composeArt(facts, look, FRAME), "");
}
