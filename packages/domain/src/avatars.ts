/** How many pictures there are for people to choose from. */
const NUM_AVATARS = 18;
/** Rises when the pictures are drawn differently, so that none is shown from a cache as it was. */
const EDITION = 1;

/** Names of the pictures that people choose from, as image names go. They are drawn; nobody's face is needed. */
export const AVATARS: readonly string[] = Array.from({ length: NUM_AVATARS }, (_, index) => `avatar${index + 1}v${EDITION}.jpg`);

/** Which of the pictures a name means, from 1; null where it is none of them. */
export function avatarNumber(name: string): number | null {
  const place = AVATARS.indexOf(`${name.replace(/^\//, "").replace(/\.jpg$/, "")}.jpg`);
  return place === -1 ? null : place + 1;
}
