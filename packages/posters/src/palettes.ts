import { luminance } from "./colour.ts";

/**
 * Four colours with roles. Paper on ground has a contrast of at least 4.5:1, whether the ground is
 * dark or light.
 */
export type Palette = {
  readonly ground: string;
  readonly mid: string;
  readonly accent: string;
  readonly paper: string;
};

/** What palettes are chosen by: coarser than genres, several of which share a mood. */
export type Mood =
  | "space"
  | "noir"
  | "dread"
  | "bright"
  | "play"
  | "drama"
  | "magic"
  | "desert"
  | "love"
  | "motion"
  | "fact"
  | "riddle"
  | "past"
  | "sound"
  | "silver";

const four = (colours: string): Palette => {
  const [ground = "#12100e", mid = "#2c2823", accent = "#ffb52e", paper = "#f5efe4"] =
    colours.split(" ");
  return { ground, mid, accent, paper };
};

/** Picked by hand: ground, mid, accent, paper. */
export const PALETTES: Readonly<Record<Mood, readonly [Palette, ...Palette[]]>> = {
  space: [
    four("#0d1433 #2b3a8c #6fd0f2 #f1f6ff"),
    four("#1a0a33 #561c98 #ff4fc3 #fdeaff"),
    four("#04211f #0d5c57 #5ff0c4 #e9fff6"),
    four("#150b12 #7a1f35 #ff8a4c #fff0e2"),
    four("#0b1520 #27506b #ffc857 #f3f7f4"),
    four("#101014 #44434f #e8e2d0 #faf6ea"),
  ],
  noir: [
    four("#1a0f0f #5d2424 #d9b08c #fff6e6"),
    four("#0f171d #345266 #a8c6d4 #f3f8fa"),
    four("#12140f #3f4a2c #d7c65b #faf7e4"),
    four("#14110f #4a3b2f #ff7a3d #fdf1e4"),
    four("#0c1a1a #1f5553 #f0b95a #f6f3e3"),
    four("#180d1a #52305c #f2a7a0 #fff1ee"),
  ],
  dread: [
    four("#0d0506 #4a0c12 #e02a41 #f8e8e4"),
    four("#071310 #1d3a2b #bcd8ae #eff7ea"),
    four("#0e0b14 #33284e #c9b6f2 #f3effc"),
    four("#100d08 #45391b #e3c04d #fbf4dc"),
    four("#070c12 #1b3247 #d5e6ee #f2f8fb"),
    four("#140807 #5a1c0e #ff6a2b #fdebdf"),
  ],
  bright: [
    four("#ffd23f #3bceac #ee4266 #1d1a36"),
    four("#8ecae6 #219ebc #ffb703 #04263a"),
    four("#ffe9d0 #ff8a5b #2a9d8f #2b1c3a"),
    four("#f7f1e3 #f2545b #2b59c3 #19323c"),
    four("#ff7f6b #ffd3a5 #5b2a86 #2a0f3d"),
    four("#b8e0c2 #f7c548 #e4572e #17383a"),
    four("#f9c6d3 #f4845f #3a5ba0 #2a1a3e"),
    four("#e9dcc0 #4f9d86 #e2703a #26313f"),
    four("#20315a #e85d75 #ffd166 #fff6e3"),
    four("#123c3a #2f8f7f #ff9f6b #fff4e0"),
  ],
  play: [
    four("#ffc857 #119da4 #db3a34 #16213e"),
    four("#a7d8f0 #ff9770 #ffd670 #14324f"),
    four("#f6e7cb #73a857 #ef6351 #23344d"),
    four("#c9b6e4 #f98bb1 #fff07c #2c1a4f"),
    four("#123b5d #2a7f9e #ffcb47 #fff8e1"),
    four("#0f4c3a #3a9d5d #ffb84d #fdf8e3"),
    four("#ffdfcb #ff8c61 #5c6bc0 #2b1d42"),
    four("#3c1f5e #8e44ad #ffbf46 #fff3e6"),
  ],
  drama: [
    four("#1f2019 #565b45 #e6dbb5 #fbf7e9"),
    four("#16233f #35507d #ffa817 #fff7e6"),
    four("#231612 #6b3c2b #e8a87c #fdf0e4"),
    four("#12262b #2f6470 #f0c987 #f6f6ea"),
    four("#241a2b #5e4068 #efb8a5 #fbf0ee"),
    four("#efe6d4 #c4a884 #b4442f #2a211c"),
    four("#0f1c2c #4a6078 #d64f42 #f4f1ea"),
    four("#e4e2d8 #93a8a3 #d9713b #1d2a30"),
    four("#1c1c1e #56524c #d9c27e #f7f2e6"),
    four("#2d1420 #84304a #f3c178 #fff2e3"),
  ],
  magic: [
    four("#10281c #2f6b3f #f4d35e #fcf8e2"),
    four("#1a1640 #44409c #f7b2d9 #f7f1ff"),
    four("#0a2733 #13707a #f7d488 #f4f9ee"),
    four("#2b1033 #7a2e7d #ffb454 #fff1e4"),
    four("#0e2a3b #2c6f94 #bfe8d6 #f3fbf7"),
    four("#2a1a10 #7d4b1f #ffcf5c #fff6df"),
  ],
  desert: [
    four("#3b1d0c #a6501c #f7c765 #fff3da"),
    four("#42161a #b23a2e #f6a95b #fff0dc"),
    four("#2a2118 #85623c #e9cf9b #fbf4e2"),
    four("#1d2a3a #5b6f80 #f08a4b #fdf3e4"),
    four("#f0d9ae #d98b4a #9c2f24 #2d1a14"),
  ],
  love: [
    four("#51244a #d4617f #ffd7a3 #fff5ea"),
    four("#3a1030 #b43568 #ffafc0 #fff0f2"),
    four("#f8d7d0 #e98a8a #a8324e #3a1226"),
    four("#1c2d4f #5a6fae #ffb3a0 #fff3ec"),
    four("#4a1420 #c0392f #ffc48a #fff2e2"),
    four("#fbe6cf #f2a65a #c8475a #38182b"),
    four("#203a39 #4f8a7e #ffc2a6 #fdf5ec"),
  ],
  motion: [
    four("#171312 #7c1e16 #ff4b2b #fff0e6"),
    four("#0c1a2b #1f5673 #ffb627 #fff8e6"),
    four("#14201b #2e6049 #ffd447 #f9f8e4"),
    four("#1b1126 #5b2a86 #ff6b4a #fff0ea"),
    four("#0f1113 #3d4a52 #f5d90a #fbfae9"),
    four("#f3c33c #e0822c #b3261e #241410"),
    four("#0b2d3a #12728a #ff7a4f #fdf3ea"),
  ],
  fact: [
    four("#f1ede2 #a9b8a0 #c8502e #1f2421"),
    four("#16211f #3d5b52 #ff9e5e #f6f3ea"),
    four("#101b2d #365a8c #f2c14e #f4f5ee"),
    four("#e7ded0 #7f9bb0 #1f4e79 #1a2029"),
    four("#22201d #645b50 #7fd1ae #f5f1e8"),
    four("#05262e #0f6a78 #8fe3d0 #effaf6"),
  ],
  riddle: [
    four("#101826 #2f4a6f #e9c46a #f8f4e6"),
    four("#1b1420 #56345e #74d3c4 #f2f6f3"),
    four("#0d1f1c #2b5a4e #f28f6b #f9f2ea"),
    four("#191919 #4c4c50 #e5383b #f5f3f0"),
    four("#e8dfcc #8fa3a0 #a4243b #1d1f27"),
    four("#151a12 #4c5a33 #e7e08b #f8f8e6"),
  ],
  past: [
    four("#221c14 #6a5432 #d9b36c #f9f1de"),
    four("#1a2320 #4d6355 #d8a35d #f6f1e2"),
    four("#2a1715 #7a2f2a #e0b98c #faefe2"),
    four("#1b2230 #4e5d78 #e2c9a0 #f6f1e8"),
    four("#ead9b8 #b08d5a #7d2a22 #251b14"),
    four("#26221f #6f6a62 #c8402f #f6f0e6"),
  ],
  sound: [
    four("#160f29 #5a2a83 #f7567c #fff1ea"),
    four("#f4e3c1 #ef7b45 #1f7a8c #22223b"),
    four("#10222e #1c7293 #f9c74f #fff8e3"),
    four("#1d0f14 #a31d3f #ffbd59 #fff2e0"),
    four("#0f1f17 #1f7a4d #f4e04d #f9fae6"),
  ],
  silver: [
    four("#121212 #4b4a48 #dcd8ce #f7f4ec"),
    four("#1a1815 #5f584e #d8c9ae #f8f2e5"),
    four("#10141a #46515e #cfd8de #f3f6f8"),
    four("#e6e1d6 #a39c90 #2e2b28 #1b1917"),
    four("#1c1a19 #6b6560 #b8312f #f4efe8"),
    four("#d9d4c8 #8d8a84 #7a2a26 #1d1b1a"),
    four("#17140f #574c3c #e2b86a #f8f1e2"),
  ],
};

/** The palette for a dark ground: a light one swaps ground and paper. */
export function afterDark(palette: Palette): Palette {
  if (luminance(palette.ground) < luminance(palette.paper)) return palette;
  return { ...palette, ground: palette.paper, paper: palette.ground };
}
