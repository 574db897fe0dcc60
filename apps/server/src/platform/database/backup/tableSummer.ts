import { createHash } from "node:crypto";
import type { TableSum } from "./archive.ts";

const NEWLINE = 0x0a;

/**
 * Computes a checksum of a table's COPY text. In that format each row ends with a newline, and
 * fields contain none.
 */
export function createTableSummer(name: string): {
  add: (data: Buffer) => void;
  sum: () => TableSum;
} {
  const hash = createHash("sha256");
  let rows = 0;
  let bytes = 0;
  return {
    add: (data) => {
      hash.update(data);
      bytes += data.length;
      for (let at = data.indexOf(NEWLINE); at >= 0; at = data.indexOf(NEWLINE, at + 1)) rows += 1;
    },
    sum: () => ({ name, rows, bytes, sha256: hash.digest("hex") }),
  };
}
