import type { ArtFacts, ArtRequest } from "./artName.ts";
import type { ImageFormat } from "./imageAddress.ts";

/** What a child process draws, rasterises and encodes. */
export interface RasterJob {
  facts: ArtFacts;
  art: ArtRequest;
  width: number;
  quality: number;
  format: ImageFormat;
}

export interface RasterRequest {
  id: number;
  job: RasterJob;
}

export type RasterAnswer = { id: number; image: Uint8Array } | { id: number; error: string };
