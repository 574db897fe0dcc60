import { composeArt, wrapSvg } from "./compose.ts";
import { PALETTES } from "./palettes.ts";
import { parseMotif } from "./parseMotif.ts";
import { FACES } from "./type/faces.ts";

const AVATAR = { width: 320, height: 320 } as const;
/** The art box, a little larger than the picture, whose corners a circle cuts off. */
const FRAME = {
  ...AVATAR,
  floor: 300,
  focus: { x: 160, y: 160 },
  scale: 0.58,
  unit: 320,
  wide: false,
} as const;

/**
 * Picked by eye to work at 32 pixels, in a circle, next to each other. Never reorder them: people
 * chose them by number.
 */
const MOTIFS = [
  "fox streetlight",
  "fedora noir",
  "doughnut candy",
  "rose flag",
  "rocket orbit",
  "guitar sunset",
  "moonSea moon",
  "coffeeMug canvas",
  "owl pines",
  "chessQueen wine",
  "balloons nursery",
  "umbrellaMan rain",
  "saucer dusk",
  "teacup parlour",
  "paw lagoon",
  "ghost iron",
  "typewriter newsprint",
  "lionSun savanna",
];

/**
 * A person's picture by number from 1, as a square SVG document. Throws a RangeError for other
 * numbers.
 */
export async function drawAvatar(number: number): Promise<string> {
  const motif = parseMotif(MOTIFS[number - 1] ?? "");
  if (!motif) throw new RangeError(`there is no avatar ${number}`);
  const facts = { id: 900_000 + number, kind: "movie", name: "", year: 2000, genres: [] } as const;
  const look = { motif, family: "strata", palette: PALETTES.drama[0], face: FACES.bebas } as const;
  return wrapSvg(AVATAR, await composeArt(facts, look, FRAME), "");
}
