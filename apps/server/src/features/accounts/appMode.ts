export type AppMode = "B2B" | "DEMO" | "B2C";

/** The business variant runs where the first label of the host name is b2b. */
export function modeOf(host: string, asked: "DEMO" | "B2B" | undefined): AppMode {
  if (host.split(".")[0]?.toLowerCase() === "b2b") return "B2B";
  return asked === "DEMO" ? "DEMO" : "B2C";
}
