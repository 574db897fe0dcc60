import { isBusinessHost, type KnownMode } from "@worthy/domain";

/** The mode of a call, by the host it went to and by what it asks for. */
export function modeOf(host: string, asked: "DEMO" | "B2B" | undefined): Exclude<KnownMode, "MOVIES"> {
  if (isBusinessHost(host)) return "B2B";
  return asked === "DEMO" ? "DEMO" : "B2C";
}
