import { sha256 } from "../../platform/ids.ts";
import type { Fault } from "./Fault.ts";

/** Numbers, ids and quoted words differ from one time to the next, and so do the names of built files. */
const plain = (text: string): string =>
  text
    .replaceAll(/"[^"]*"|'[^']*'/g, "“”")
    .replaceAll(/-[\w-]{8}\.js/g, ".js")
    .replaceAll(/\d+/g, "0")
    .toLowerCase();

/** The first line of a stack that says where it was. */
const placeOf = (detail: string | null): string => detail?.split("\n").find((line) => /^\s*at /.test(line)) ?? "";

/** What makes it the same fault: where it was noticed, what it says and where in the program it was; not whom it happened to, nor on which page. */
export function fingerprintOf({ source, message, status, detail }: Fault): string {
  return sha256(JSON.stringify([source, status, plain(message), plain(placeOf(detail))]));
}
