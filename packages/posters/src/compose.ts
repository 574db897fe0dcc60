import { grain } from "./art/grain.ts";
import type { Art, Composed, Frame } from "./art/scene.ts";
import { chooseLook, type Look } from "./chooseLook.ts";
import { contrast } from "./colour.ts";
import { drawFamily } from "./families.ts";
import { loadMotif } from "./motif.ts";
import { MOODS, NIGHTS, type Colours, type MoodName } from "./moods.ts";
import type { Palette } from "./palettes.ts";
import type { MotifChoice } from "./parseMotif.ts";
import { createStage } from "./stage/stage.ts";
import { formatNumber as n } from "./svg/formatNumber.ts";
import { uidOf, type TitleFacts } from "./titleFacts.ts";

/** Less, and the rule over the words would be hard to see. */
const VISIBLE = 1.7;

/** A title's art in a frame. */
export async function composeArt(facts: TitleFacts, look: Look, frame: Frame): Promise<Art> {
  const uid = uidOf(facts);
  const art =
    look.motif === undefined
      ? drawFamily(facts, look, frame)
      : await drawMotif(facts, look.motif, frame);
  const speck = grain(frame, uid);
  return { ...art, defs: art.defs + speck.defs, body: art.body + speck.body };
}

async function drawMotif(facts: TitleFacts, choice: MotifChoice, frame: Frame): Promise<Art> {
  const motif = await loadMotif(choice.name);
  const colours = coloursOf(choice.mood ?? motif.mood, frame.wide);
  const stage = createStage(frame, { seed: String(facts.id), set: choice.set });
  const { body, under } = motif.draw(stage, colours);
  return { defs: stage.defs(), body, palette: paletteOver(under, colours) };
}

/** Backdrops are under the page's light text, so a light mood gives way to its night. */
function coloursOf(mood: MoodName, wide: boolean): Colours {
  return MOODS[(wide ? NIGHTS[mood] : undefined) ?? mood];
}

/** The colours for words over one of the mood's colours. */
function paletteOver(ground: string, { deep, key, lite, ink }: Colours): Palette {
  const paper = contrast(lite, ground) >= contrast(ink, ground) ? lite : ink;
  return { ground, mid: deep, accent: contrast(key, ground) > VISIBLE ? key : paper, paper };
}

/** The four colours of a title's poster, by role. */
export async function paletteOf(facts: TitleFacts): Promise<Palette> {
  const { motif, palette } = chooseLook(facts);
  if (motif === undefined) return palette;
  const colours = coloursOf(motif.mood ?? (await loadMotif(motif.name)).mood, false);
  return paletteOver(colours.bg, colours);
}

/** A complete SVG document. `over` is drawn last. */
export function wrapSvg(
  { width, height }: { readonly width: number; readonly height: number },
  art: Composed,
  over: string,
): string {
  const box = `${n(width)} ${n(height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" width="${n(width)}" height="${n(height)}"><defs>${art.defs}</defs>${art.body}${over}</svg>`;
}
