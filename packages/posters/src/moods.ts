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

type Mood = {
  readonly colours: Colours;
  /** For a light mood, the dark one that backdrops take, because the page's light text is on them. */
  readonly night?: string;
};

/** The roles in the order of `Colours`, then the night mood. */
function mood(five: string, night?: string): Mood {
  const [bg = "", deep = "", key = "", lite = "", ink = ""] = five.split(" ");
  return { colours: { bg, deep, key, lite, ink }, ...(night === undefined ? {} : { night }) };
}

/** The moods of the drawn art: named sets of five colours. */
export const MOODS = {
  // Dark
  liner: mood("#1b3b63 #0c2140 #ff9d5c #e9f2f4 #050d1c"),
  space: mood("#06120f #0d2a22 #5fae5a #eaffd0 #040a08"),
  ice: mood("#1d5fa8 #123a78 #86cdf2 #f6fcff #0a1f4a"),
  attic: mood("#17151d #262430 #d8c75c #fdf6c8 #060508"),
  arena: mood("#8a2416 #5c130d #d63a22 #ffe3a8 #1c0706"),
  ember: mood("#241713 #a8321a #ff7a22 #fff3d0 #0b0706"),
  parlour: mood("#21504c #12302f #c65a2e #f4ecdc #0a1615"),
  steel: mood("#12303f #1f4c60 #ff6a22 #ffe0ac #060e14"),
  swamp: mood("#2c5220 #3f6b1f #93bf3a #f6f6d2 #142710"),
  velvet: mood("#6547a3 #432c78 #ff9440 #fff2dc #22123f"),
  fallout: mood("#47605f #22312f #cf4630 #ece8d8 #0e1414"),
  wine: mood("#5a1120 #33070f #ecbd50 #fff3d4 #170408"),
  enamel: mood("#2a5cc4 #1b3f92 #ff6b3d #f8f2e4 #0b1c44"),
  lagoon: mood("#12706a #0c4a46 #e39a35 #fff0cf #06231f"),
  orbit: mood("#0a1826 #116a7c #f6c35a #f6f8f0 #040a12"),
  pines: mood("#14352c #0d241e #bfe38f #f8ffe4 #04090a"),
  flag: mood("#20377a #142556 #c9323c #f8f2e4 #0a1230"),
  streetlight: mood("#23446a #132c4a #f2743a #fff0d6 #08162a"),
  iron: mood("#161c24 #2a3a48 #e0562c #eaf0f0 #07090d"),
  moon: mood("#5a49b8 #1a1a66 #6fc3ff #f0f7ff #090a2c"),
  noir: mood("#2a2b33 #17181d #d8433b #f6f1e4 #0b0b0e"),
  pitch: mood("#2c7d45 #246e3b #ffd23f #fffbe9 #123a1e"),
  oak: mood("#2a2320 #4a3a30 #e0a24a #fbf3e2 #120d0b"),
  dusk: mood("#4a3f8f #1d1b52 #ffb347 #fff3c9 #0d0c2c"),
  rain: mood("#3f6fae #1f4580 #ffc63f #fff9e8 #0f2247"),
  ward: mood("#0d4a57 #0a3a45 #ff5a4d #f2fbf6 #052229"),
  // Light
  surf: mood("#f4e2c0 #12596b #ea4b30 #fff4de #062029", "lagoon"),
  dunes: mood("#f6b26b #c2532f #ffd79a #fff3d6 #26101d", "ember"),
  savanna: mood("#e2562a #8a1f16 #ffb93c #ffe6a8 #260b0c", "arena"),
  canvas: mood("#e6d6b8 #86160f #cf2f1f #fff6e4 #1b1514", "arena"),
  nursery: mood("#7cc8ee #2459a8 #e8412f #fff5da #122a4c", "enamel"),
  newsprint: mood("#a9a59b #4a4845 #b81e1f #f3f0e8 #161514", "noir"),
  reef: mood("#1787c4 #0e6ba6 #ff7d1f #ffffff #04223f", "liner"),
  paper: mood("#e6dcc6 #93a7ab #cf4f29 #fffaf0 #15212b", "iron"),
  candy: mood("#ff86ba #e8318a #ffffff #ffe9f2 #5d0d3d", "velvet"),
  garden: mood("#dbe3d2 #26302a #e0b04c #fbf8ec #0f1310", "pines"),
  sunset: mood("#f6bd58 #5b2350 #e5552f #fff0cc #1a1222", "wine"),
  smoke: mood("#9a967f #5d5a49 #d9502c #efe9d4 #171510", "oak"),
  boardroom: mood("#dccbaa #3b4355 #8f2f26 #f7efdc #12131a", "iron"),
  mist: mood("#7fa9ab #1b5560 #ece4c2 #f6f2e0 #071e26", "ward"),
  clinic: mood("#dcebe4 #14555e #35a07a #f4fbf6 #072a33", "ward"),
  mesa: mood("#e9c46a #8c5a2b #3f7d4e #fff6dc #241a10", "oak"),
  blush: mood("#f3a7b4 #a23f62 #d8323f #fff4ee #4a1430", "wine"),
  frost: mood("#8fb0bd #2d4654 #c33a2c #fbf6e4 #0e171d", "steel"),
} as const satisfies Readonly<Record<string, Mood>>;

export type MoodName = keyof typeof MOODS;

export const MOOD_NAMES: readonly MoodName[] = Object.keys(MOODS).filter(isMood);

export function isMood(name: string): name is MoodName {
  return Object.hasOwn(MOODS, name);
}
