import { grain } from "./art/grain.ts";
import type { Frame } from "./art/scene.ts";
import { chooseLook, type Look } from "./chooseLook.ts";
import { contrast } from "./colour.ts";
import { FAMILIES } from "./families.ts";
import { loadMotif } from "./motif.ts";
import { MOODS, NIGHTS, type Colours, type MoodName } from "./moods.ts";
import { afterDark, type Palette } from "./palettes.ts";
import type { MotifChoice } from "./parseMotif.ts";
import { createRandom, hashText } from "./random.ts";
import { createStage } from "./stage/stage.ts";
import { formatNumber as n } from "./svg/formatNumber.ts";
import { linearGradient, paint } from "./svg/gradients.ts";
import { rect } from "./svg/shapes.ts";
import type { TitleFacts } from "./titleFacts.ts";

/** Prefix of all ids in one title's drawing. */
export const uidOf = (facts: TitleFacts) => `p${hashText(String(facts.id)).toString(36)}`;

export type Composed = { readonly defs: string; readonly body: string };

/** Art with the colours of what is drawn over it. */
export type Art = Composed & { readonly palette: Palette };

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

/**
 * A family's art, with a fade that makes room for the title if the family doesn't end by itself.
 */
function drawFamily(facts: TitleFacts, look: Look, frame: Frame): Art {
  const uid = uidOf(facts);
  const { family } = look;
  const palette = frame.wide ? afterDark(look.palette) : look.palette;
  const art = FAMILIES[family]({
    frame,
    palette,
    uid,
    genres: facts.genres,
    tags: facts.tags ?? [],
    random: createRandom(`art ${family} ${facts.id}`),
  });
  const from = frame.floor - frame.unit * (art.base === "low" ? 0.1 : 0.3);
  const to = frame.floor + frame.unit * 0.09;
  const fades = art.base !== "block" && !frame.wide;
  const fade = fades
    ? linearGradient(
        `${uid}f`,
        [
          { x: 0, y: from },
          { x: 0, y: to },
        ],
        [
          [0, palette.ground, 0],
          [0.5, palette.ground, 0.5],
          [1, palette.ground, 0.97],
        ],
      )
    : "";
  const over = fades
    ? rect([0, from, frame.width, frame.height - from], { fill: paint(`${uid}f`) })
    : "";
  return { defs: (art.defs ?? "") + fade, body: art.body + over, palette };
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
