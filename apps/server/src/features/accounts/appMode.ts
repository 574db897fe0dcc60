import { isBusinessHost, type KnownMode } from "@worthy/domain";

/** The app mode of a call, by its host and what it requests. */
export function modeOf(
  host: string,
  asked: "DEMO" | "B2B" | undefined,
): Exclude<KnownMode, "MOVIES"> {
  if (isBusinessHost(host)) return "B2B";
  return asked === "DEMO" ? "DEMO" : "B2C";
}
