import { createHash } from "node:crypto";

/** Kinds of pictures that come from a source's image host, under our own names. */
export type PictureKind = "poster" | "backdrop" | "profile";

const LETTERS: Record<PictureKind, string> = { poster: "sp", backdrop: "sb", profile: "sf" };
const KINDS: Readonly<Record<string, PictureKind>> = {
  sp: "poster",
  sb: "backdrop",
  sf: "profile",
};
/** Incremented when the cropping or encoding of pictures changes. */
const PICTURE_VERSION = 1;

export interface PictureRequest {
  picture: PictureKind;
  /** The title or person it shows. */
  ownerId: number;
}

/** File name of a picture: our own, and different once the source has another picture. */
export function pictureName(kind: PictureKind, ownerId: number, path: string): string {
  const print = createHash("sha256")
    .update(JSON.stringify([PICTURE_VERSION, path]))
    .digest("hex")
    .slice(0, 8);
  return `${LETTERS[kind]}${ownerId}x${print}.jpg`;
}

/** Parses a picture's name without extension; null if it isn't one. */
export function parsePictureName(name: string): PictureRequest | null {
  const [, letters = "", id] = /^(s[pbf])(\d{1,16})x[0-9a-f]{8}$/.exec(name) ?? [];
  const picture = KINDS[letters];
  return picture ? { picture, ownerId: Number(id) } : null;
}
