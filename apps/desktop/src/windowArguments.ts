/** Size of the first window; later the browser remembers it in the profile. */
const FIRST_SIZE = "1280,860";

interface WindowOptions {
  address: string;
  /** The window's own profile folder, which makes it a separate program with its own storage. */
  profile: string;
  /** Nothing was opened with this profile yet. */
  first: boolean;
}

/** Flags for Chrome, Edge and Chromium that open an address in a window without tabs. */
export function windowArguments({ address, profile, first }: WindowOptions): string[] {
  return [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    "--no-first-run",
    "--no-default-browser-check",
    ...(first ? [`--window-size=${FIRST_SIZE}`] : []),
  ];
}
