import type { Art, DrawFamily, Frame } from "./art/scene.ts";
import type { Look } from "./chooseLook.ts";
import { drawBlinds } from "./families/blinds.ts";
import { drawConstellation } from "./families/constellation.ts";
import { drawFolds } from "./families/folds.ts";
import { drawForest } from "./families/forest.ts";
import { drawHalftone } from "./families/halftone.ts";
import { drawRays } from "./families/rays.ts";
import { drawRibbons } from "./families/ribbons.ts";
import { drawRidgelines } from "./families/ridgelines.ts";
import { drawSkyline } from "./families/skyline.ts";
import { drawSpiral } from "./families/spiral.ts";
import { drawStrata } from "./families/strata.ts";
import { drawWaves } from "./families/waves.ts";
import type { FamilyName } from "./familiesByGenre.ts";
import { afterDark } from "./palettes.ts";
import { createRandom } from "./random.ts";
import { linearGradient, paint } from "./svg/gradients.ts";
import { rect } from "./svg/shapes.ts";
import { uidOf, type TitleFacts } from "./titleFacts.ts";

/** The drawing of each family. */
const FAMILIES: Readonly<Record<FamilyName, DrawFamily>> = {
  blinds: drawBlinds,
  constellation: drawConstellation,
  folds: drawFolds,
  forest: drawForest,
  halftone: drawHalftone,
  rays: drawRays,
  ribbons: drawRibbons,
  ridgelines: drawRidgelines,
  skyline: drawSkyline,
  spiral: drawSpiral,
  strata: drawStrata,
  waves: drawWaves,
};

/**
 * A family's art, with a fade that makes room for the title if the family doesn't end by itself.
 */
export function drawFamily(facts: TitleFacts, look: Look, frame: Frame): Art {
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
