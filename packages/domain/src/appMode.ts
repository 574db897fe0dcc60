/** How the app runs on a device. LOADING until that is known; DEMO is as B2C; in MOVIES lists of picks begin with films. */
export type AppMode = "LOADING" | "B2B" | "B2C" | "DEMO" | "MOVIES";

/** A mode, once it is known. */
export type KnownMode = Exclude<AppMode, "LOADING">;

/** What an address may ask for. */
const ASKED: Readonly<Record<string, KnownMode>> = { DEMO: "DEMO", MOVIES: "MOVIES", B2C: "B2C", ALL: "B2C" };

/** The business variant runs where the first label of the host name is `b2b`. */
export function isBusinessHost(host: string): boolean {
  return host.split(".")[0]?.toLowerCase() === "b2b";
}

/**
 * The mode of a device: that of the business host, else what the address asks for, else what the device has kept, else B2C.
 * A B2B that was kept means nothing on another host. `asked` and `kept` may be anything.
 */
export function decideAppMode({ host, asked, kept }: { host: string; asked: string | null; kept: string | null }): KnownMode {
  if (isBusinessHost(host)) return "B2B";
  const modeOf = (name: string | null) => (name !== null && Object.hasOwn(ASKED, name.toUpperCase()) ? ASKED[name.toUpperCase()] : undefined);
  return modeOf(asked) ?? modeOf(kept) ?? "B2C";
}
