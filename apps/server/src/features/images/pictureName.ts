import { createHash } from "node:crypto";

/** Pictures that come from a source's image host, under names of ours. */
export type PictureKind = "poster" | "backdrop" | "profile";

const LETTERS: Record<PictureKind, string> = { poster: "sp", backdrop: "sb", profile: "sf" };
const KINDS: Readonly<Record<string, PictureKind>> = { sp: "poster", sb: "backdrop", sf: "profile" };
/** Rises when pictures are cut or encoded otherwise. */
const PICTURE_VERSION = 1;

export interface PictureRequest {
  picture: PictureKind;
  /** The title or the person that it shows. */
  ownerId: number;
}

/** File name of a picture: ours, and another one as soon as the source has another picture. */
export function pictureName(kind: PictureKind, ownerId: number, path: string): string {
  const print = createHash("sha256")
    .update(JSON.stringify([PICTURE_VERSION, path]))
    .digest("hex")
    .slice(0, 8);
  return `${LETTERS[kind]}${ownerId}x${print}.jpg`;
}

/** What a picture's name, without its ending, asks for; null where the name is none of these. */
export function parsePictureName(name: string): PictureRequest | null {
  const [, letters = "", id] = /^(s[pbf])(\d{1,16})x[0-9a-f]{8}$/.exec(name) ?? [];
  const picture = KINDS[letters];
  return picture ? { picture, ownerId: Number(id) } : null;
}
