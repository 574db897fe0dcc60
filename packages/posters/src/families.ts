import type { DrawFamily } from "./art/scene.ts";
import { drawArcs } from "./families/arcs.ts";
import { drawBlinds } from "./families/blinds.ts";
import { drawConstellation } from "./families/constellation.ts";
import { drawFolds } from "./families/folds.ts";
import { drawForest } from "./families/forest.ts";
import { drawHalftone } from "./families/halftone.ts";
import { drawInkblot } from "./families/inkblot.ts";
import { drawMaze } from "./families/maze.ts";
import { drawOrbits } from "./families/orbits.ts";
import { drawOverlap } from "./families/overlap.ts";
import { drawPetals } from "./families/petals.ts";
import { drawRays } from "./families/rays.ts";
import { drawRibbons } from "./families/ribbons.ts";
import { drawRidgelines } from "./families/ridgelines.ts";
import { drawSkyline } from "./families/skyline.ts";
import { drawSpiral } from "./families/spiral.ts";
import { drawStrata } from "./families/strata.ts";
import { drawTableau } from "./families/tableau.ts";
import { drawTiles } from "./families/tiles.ts";
import { drawWaves } from "./families/waves.ts";
import type { FamilyName } from "./familiesByGenre.ts";

/** The drawing of each family. */
export const FAMILIES: Readonly<Record<FamilyName, DrawFamily>> = {
  arcs: drawArcs,
  blinds: drawBlinds,
  constellation: drawConstellation,
  folds: drawFolds,
  forest: drawForest,
  halftone: drawHalftone,
  inkblot: drawInkblot,
  maze: drawMaze,
  orbits: drawOrbits,
  overlap: drawOverlap,
  petals: drawPetals,
  rays: drawRays,
  ribbons: drawRibbons,
  ridgelines: drawRidgelines,
  skyline: drawSkyline,
  spiral: drawSpiral,
  strata: drawStrata,
  tableau: drawTableau,
  tiles: drawTiles,
  waves: drawWaves,
};
