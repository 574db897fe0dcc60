import { paletteOf, type Palette } from "@worthy/posters";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendRefusal } from "../../platform/http/registerEndpoints.ts";
import { refuse } from "../../platform/refusal.ts";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import { parseArtName } from "../catalogue/pictures/artName.ts";
import { findArt } from "./findArt.ts";
import { findPicture, type PictureCatalogue } from "./findPicture.ts";
import { IMMUTABLE, IMMUTABLE_FOR_A_MONTH, STAND_IN } from "./immutable.ts";
import { parsePictureName } from "../catalogue/pictures/pictureName.ts";
import type { PictureSource } from "./pictureSource.ts";
import { PoolFull } from "./rasterPool.ts";

interface PaletteParts {
  snapshot(): PictureCatalogue;
  pictures: PictureSource;
}

interface Found {
  palette: Palette;
  cacheControl: string;
}

/** GET /api/image/palette/{file}: the four colours of a title's art or of a picture, by role. */
export function registerPalette(app: FastifyInstance, { snapshot, pictures }: PaletteParts): void {
  app.get<{ Params: { file: string } }>("/api/image/palette/:file", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const name = /^([a-z0-9]{1,60})(\.(jpg|webp))?$/.exec(request.params.file)?.[1] ?? "";
    if (!parseArtName(name) && !parsePictureName(name))
      return sendRefusal(reply, refuse("invalid", "This isn’t the name of an image."));
    const found =
      (await drawnPalette(snapshot(), name)) ??
      (await picturePalette(snapshot(), name, pictures).catch(orBusy));
    if (found === "busy")
      return sendRefusal(
        reply.header("retry-after", 2),
        refuse("unavailable", "Too many images are being drawn. Try again in a moment."),
      );
    return found
      ? sendPalette(reply, found)
      : sendRefusal(reply, refuse("not-found", "Image not found."));
  });
}

async function drawnPalette(catalogue: PictureCatalogue, name: string): Promise<Found | null> {
  const art = parseArtName(name);
  const facts = art && findArt(catalogue, art, name);
  return facts && { palette: await paletteOf(facts), cacheControl: IMMUTABLE };
}

async function picturePalette(
  catalogue: PictureCatalogue,
  name: string,
  pictures: PictureSource,
): Promise<Found | null> {
  const request = parsePictureName(name);
  const picture = request && findPicture(catalogue, request, name);
  if (!picture) return null;
  const palette = await pictures.palette(picture);
  if (palette) return { palette, cacheControl: IMMUTABLE_FOR_A_MONTH };
  return (
    picture.title && {
      palette: await paletteOf(artFactsOf(picture.title)),
      cacheControl: STAND_IN,
    }
  );
}

function orBusy(error: unknown): "busy" {
  if (error instanceof PoolFull) return "busy";
  throw error;
}

function sendPalette(
  reply: FastifyReply,
  { palette: { ground, mid, accent, paper }, cacheControl }: Found,
): FastifyReply {
  return reply.header("cache-control", cacheControl).send({ ground, mid, accent, paper });
}
