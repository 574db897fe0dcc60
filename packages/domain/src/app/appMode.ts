/**
 * How the app runs on a device. LOADING until known; DEMO behaves like B2C; in MOVIES, lists of
 * picks start with films.
 */
export type AppMode = "LOADING" | "B2B" | "B2C" | "DEMO" | "MOVIES";

/** A mode, once it is known. */
export type KnownMode = Exclude<AppMode, "LOADING">;

/** Modes that an address can request. */
const ASKED: Readonly<Record<string, KnownMode>> = {
  DEMO: "DEMO",
  MOVIES: "MOVIES",
  B2C: "B2C",
  ALL: "B2C",
};

/** The business variant runs on hosts whose first label is `b2b`. */
export function isBusinessHost(host: string): boolean {
  return host.split(".")[0]?.toLowerCase() === "b2b";
}

/**
 * The mode of a device: that of the business host, otherwise the one requested by the address,
 * otherwise the stored one, otherwise B2C. A stored B2B is ignored on other hosts. `asked` and
 * `kept` can be anything.
 */
export function decideAppMode({
  host,
  asked,
  kept,
}: {
  host: string;
  asked: string | null;
  kept: string | null;
}): KnownMode {
  if (isBusinessHost(host)) return "B2B";
  const modeOf = (name: string | null) =>
    name !== null && Object.hasOwn(ASKED, name.toUpperCase())
      ? ASKED[name.toUpperCase()]
      : undefined;
  return modeOf(asked) ?? modeOf(kept) ?? "B2C";
}
