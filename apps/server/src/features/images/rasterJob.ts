import type { ListFacts } from "@worthy/posters";
import type { ArtFacts, ArtRequest } from "../catalogue/pictures/artName.ts";
import type { ImageFormat } from "./imageAddress.ts";
import type { PictureKind } from "../catalogue/pictures/pictureName.ts";

interface Encoding {
  width: number;
  quality: number;
  format: ImageFormat;
}

/** Art to draw, rasterise and encode. */
export interface ArtJob extends Encoding {
  facts: ArtFacts;
  art: ArtRequest;
}

/** The card of a list to draw, rasterise and encode. */
export interface CardJob extends Encoding {
  card: ListFacts;
}

/** An external picture to decode, crop to the shape of its kind and encode again. */
export interface PictureJob extends Encoding {
  picture: Uint8Array;
  kind: PictureKind;
}

/** A picture whose four colours are wanted, as JSON. */
export interface ColourJob {
  coloursOf: Uint8Array;
}

/** A job for a child process. */
export type RasterJob = ArtJob | CardJob | PictureJob | ColourJob;

export interface RasterRequest {
  id: number;
  job: RasterJob;
}

export type RasterAnswer = { id: number; image: Uint8Array } | { id: number; error: string };
