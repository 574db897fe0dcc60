import type { Person, Title } from "../catalogue/title.ts";
import type { ArtCatalogue } from "./findArt.ts";
import { pictureName, type PictureKind, type PictureRequest } from "./pictureName.ts";

/** Where a picture comes from. */
export interface Picture {
  kind: PictureKind;
  /** Our name for it, without an ending. */
  name: string;
  /** Its path on the image host. */
  path: string;
  /** Whose art stands in for it; null for a person. */
  title: Title | null;
}

/** Whose pictures there are. */
export interface PictureCatalogue extends ArtCatalogue {
  person(id: number): Pick<Person, "picturePath"> | undefined;
}

/** The picture of a name; null where the catalogue has it no more, or has another one now. */
export function findPicture(catalogue: PictureCatalogue, { picture: kind, ownerId }: PictureRequest, name: string): Picture | null {
  const title = kind === "profile" ? null : (catalogue.title(ownerId) ?? null);
  const path = kind === "profile" ? catalogue.person(ownerId)?.picturePath : kind === "poster" ? title?.posterPath : title?.backdropPath;
  return path && pictureName(kind, ownerId, path) === `${name}.jpg` ? { kind, name, path, title } : null;
}
