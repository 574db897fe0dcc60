/** The five colours a motif is drawn in, each as `#rrggbb`. */
export type Colours = {
  /** The field. */
  readonly bg: string;
  /** The field's darker neighbour. */
  readonly deep: string;
  /** The one hot colour. */
  readonly key: string;
  /** The brightest colour. */
  readonly lite: string;
  /** The darkest colour. */
  readonly ink: string;
};

/** The roles in the order of `Colours`. */
function five(colours: string): Colours {
  const [bg = "", deep = "", key = "", lite = "", ink = ""] = colours.split(" ");
  return { bg, deep, key, lite, ink };
}

/** The moods of the drawn art: named sets of five colours. */
export const MOODS = {
  // Dark
  liner: five("#1b3b63 #0c2140 #ff9d5c #e9f2f4 #050d1c"),
  space: five("#06120f #0d2a22 #5fae5a #eaffd0 #040a08"),
  ice: five("#1d5fa8 #123a78 #86cdf2 #f6fcff #0a1f4a"),
  attic: five("#17151d #262430 #d8c75c #fdf6c8 #060508"),
  arena: five("#8a2416 #5c130d #d63a22 #ffe3a8 #1c0706"),
  ember: five("#241713 #a8321a #ff7a22 #fff3d0 #0b0706"),
  parlour: five("#21504c #12302f #c65a2e #f4ecdc #0a1615"),
  steel: five("#12303f #1f4c60 #ff6a22 #ffe0ac #060e14"),
  swamp: five("#2c5220 #3f6b1f #93bf3a #f6f6d2 #142710"),
  velvet: five("#6547a3 #432c78 #ff9440 #fff2dc #22123f"),
  fallout: five("#47605f #22312f #cf4630 #ece8d8 #0e1414"),
  wine: five("#5a1120 #33070f #ecbd50 #fff3d4 #170408"),
  enamel: five("#2a5cc4 #1b3f92 #ff6b3d #f8f2e4 #0b1c44"),
  lagoon: five("#12706a #0c4a46 #e39a35 #fff0cf #06231f"),
  orbit: five("#0a1826 #116a7c #f6c35a #f6f8f0 #040a12"),
  pines: five("#14352c #0d241e #bfe38f #f8ffe4 #04090a"),
  flag: five("#20377a #142556 #c9323c #f8f2e4 #0a1230"),
  streetlight: five("#23446a #132c4a #f2743a #fff0d6 #08162a"),
  iron: five("#161c24 #2a3a48 #e0562c #eaf0f0 #07090d"),
  moon: five("#5a49b8 #1a1a66 #6fc3ff #f0f7ff #090a2c"),
  noir: five("#2a2b33 #17181d #d8433b #f6f1e4 #0b0b0e"),
  pitch: five("#2c7d45 #246e3b #ffd23f #fffbe9 #123a1e"),
  oak: five("#2a2320 #4a3a30 #e0a24a #fbf3e2 #120d0b"),
  dusk: five("#4a3f8f #1d1b52 #ffb347 #fff3c9 #0d0c2c"),
  rain: five("#3f6fae #1f4580 #ffc63f #fff9e8 #0f2247"),
  ward: five("#0d4a57 #0a3a45 #ff5a4d #f2fbf6 #052229"),
  // Light
  surf: five("#f4e2c0 #12596b #ea4b30 #fff4de #062029"),
  dunes: five("#f6b26b #b3471f #ffd79a #fff3d6 #26101d"),
  savanna: five("#e2562a #8a1f16 #ffb93c #ffe6a8 #260b0c"),
  canvas: five("#e6d6b8 #86160f #cf2f1f #fff6e4 #1b1514"),
  nursery: five("#7cc8ee #2459a8 #e8412f #fff5da #122a4c"),
  newsprint: five("#a9a59b #4a4845 #b81e1f #f3f0e8 #161514"),
  reef: five("#1279b4 #0c629a #ff7d1f #ffffff #04223f"),
  paper: five("#e6dcc6 #93a7ab #cf4f29 #fffaf0 #15212b"),
  candy: five("#ff86ba #c4176f #ffffff #ffe9f2 #5d0d3d"),
  garden: five("#dbe3d2 #26302a #e0b04c #fbf8ec #0f1310"),
  sunset: five("#f6bd58 #5b2350 #e5552f #fff0cc #1a1222"),
  smoke: five("#9a967f #5d5a49 #d9502c #efe9d4 #171510"),
  boardroom: five("#dccbaa #3b4355 #8f2f26 #f7efdc #12131a"),
  mist: five("#7fa9ab #1b5560 #ece4c2 #f6f2e0 #071e26"),
  clinic: five("#dcebe4 #14555e #35a07a #f4fbf6 #072a33"),
  mesa: five("#e9c46a #8c5a2b #3f7d4e #fff6dc #241a10"),
  blush: five("#f3a7b4 #a23f62 #d8323f #fff4ee #4a1430"),
  frost: five("#8fb0bd #2d4654 #c33a2c #fbf6e4 #0e171d"),
} satisfies Readonly<Record<string, Colours>>;

export type MoodName = keyof typeof MOODS;

export function isMood(name: string): name is MoodName {
  return Object.hasOwn(MOODS, name);
}

/** The dark moods that backdrops take in place of light ones, because the page's light text is on them. */
export const NIGHTS: Readonly<Partial<Record<MoodName, MoodName>>> = {
  surf: "lagoon",
  dunes: "ember",
  savanna: "arena",
  canvas: "arena",
  nursery: "enamel",
  newsprint: "noir",
  reef: "liner",
  paper: "iron",
  candy: "velvet",
  garden: "pines",
  sunset: "wine",
  smoke: "oak",
  boardroom: "iron",
  mist: "ward",
  clinic: "ward",
  mesa: "oak",
  blush: "wine",
  frost: "steel",
};
