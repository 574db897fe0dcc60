/** What a drawn picture can stand for besides a title: a genre or a mood. */
export type SubjectKind = "genre" | "mood";

/** Incremented when the pictures change, so no cached old one is shown. */
const EDITION = 1;
const NAME = new RegExp(`^(genre|mood)([a-z]{1,40})v${EDITION}$`);

/** Image name of a genre's or a mood's picture, such as `genrehorrorv1.jpg`. */
export const subjectImage = (kind: SubjectKind, name: string): string =>
  `${kind}${name.toLowerCase().replaceAll(/[^a-z]/g, "")}v${EDITION}.jpg`;

/** The subject of an image name without extension, such as `genrehorror`; null for other names. */
export function subjectOf(imageName: string): string | null {
  const [, kind, name] = NAME.exec(imageName) ?? [];
  return kind === undefined ? null : `${kind}${name}`;
}
