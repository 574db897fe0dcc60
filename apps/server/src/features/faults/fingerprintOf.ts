import { sha256 } from "../../platform/ids.ts";
import type { Fault } from "./Fault.ts";

/**
 * Removes what varies between occurrences: numbers, ids, quoted words, and names of built files.
 */
const plain = (text: string): string =>
  text
    .replaceAll(/"[^"]*"|'[^']*'/g, "“”")
    .replaceAll(/-[\w-]{8}\.js/g, ".js")
    .replaceAll(/\d+/g, "0")
    .toLowerCase();

/** The first line of a stack that gives a location. */
const placeOf = (detail: string | null): string =>
  detail?.split("\n").find((line) => /^\s*at /.test(line)) ?? "";

/**
 * Identifies a fault by where it was noticed, its message and its location in the code; not by
 * person or page.
 */
export function fingerprintOf({ source, message, status, detail }: Fault): string {
  return sha256(JSON.stringify([source, status, plain(message), plain(placeOf(detail))]));
}
