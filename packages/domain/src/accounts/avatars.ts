/** Number of pictures to choose from. */
const NUM_AVATARS = 18;
/** Incremented when the pictures change, so no cached old one is shown. */
const EDITION = 2;

/** Image names of the pictures people choose from. They are drawings, not photographs. */
export const AVATARS: readonly string[] = Array.from(
  { length: NUM_AVATARS },
  (_, index) => `avatar${index + 1}v${EDITION}.jpg`,
);

/** The number of the picture with this name, from 1; null for other names. */
export function avatarNumber(name: string): number | null {
  const place = AVATARS.indexOf(`${name.replace(/^\//, "").replace(/\.jpg$/, "")}.jpg`);
  return place === -1 ? null : place + 1;
}
