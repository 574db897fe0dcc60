import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "worthy-evaluate-"));
let count = 0;

/** A temporary file with this content. */
export function fileWith(content: string | Uint8Array): string {
  const file = join(folder, `file-${count++}.csv`);
  writeFileSync(file, content);
  return file;
}
