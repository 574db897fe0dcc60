export { paletteOf } from "./chooseLook.ts";
export { drawAvatar } from "./drawAvatar.ts";
export { drawCard } from "./drawCard.ts";
export { drawBackdrop } from "./drawBackdrop.ts";
export { drawPoster } from "./drawPoster.ts";
export { drawStill, type EpisodeNumbers } from "./drawStill.ts";
export type { FamilyName } from "./familiesByGenre.ts";
export type { Palette } from "./palettes.ts";
export type { TitleFacts } from "./titleFacts.ts";
