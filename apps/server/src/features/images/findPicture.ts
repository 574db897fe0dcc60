import type { Person, Title } from "../catalogue/title.ts";
import type { ArtCatalogue } from "./findArt.ts";
import {
  pictureName,
  type PictureKind,
  type PictureRequest,
} from "../catalogue/pictures/pictureName.ts";

/** Origin of a picture. */
export interface Picture {
  kind: PictureKind;
  /** Our name for it, without extension. */
  name: string;
  /** Its path on the image host. */
  path: string;
  /** The title whose art replaces it; null for a person. */
  title: Title | null;
}

/** The titles and people with pictures. */
export interface PictureCatalogue extends ArtCatalogue {
  person(id: number): Pick<Person, "picturePath"> | undefined;
}

/** The picture with this name; null if the catalogue no longer has it, or now has another. */
export function findPicture(
  catalogue: PictureCatalogue,
  { picture: kind, ownerId }: PictureRequest,
  name: string,
): Picture | null {
  const title = kind === "profile" ? null : (catalogue.title(ownerId) ?? null);
  const path =
    kind === "profile"
      ? catalogue.person(ownerId)?.picturePath
      : kind === "poster"
        ? title?.posterPath
        : title?.backdropPath;
  return path && pictureName(kind, ownerId, path) === `${name}.jpg`
    ? { kind, name, path, title }
    : null;
}
