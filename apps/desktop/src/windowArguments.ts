/** Size of the first window; from then on the browser keeps size and place in the profile. */
const FIRST_SIZE = "1280,860";

interface WindowWish {
  address: string;
  /** A folder of the window's own: with it the window is a program of its own, and what it keeps is apart from the browser's. */
  profile: string;
  /** Nothing has been opened with this profile yet. */
  first: boolean;
}

/** Switches of Chrome, Edge and Chromium that open an address in a window without tabs. */
export function windowArguments({ address, profile, first }: WindowWish): string[] {
  return [`--app=${address}`, `--user-data-dir=${profile}`, "--no-first-run", "--no-default-browser-check", ...(first ? [`--window-size=${FIRST_SIZE}`] : [])];
}
