import { readdirSync } from "node:fs";
import { basename } from "node:path";

/** For tests: the names of all motifs. */
export const motifNames = (): string[] =>
  readdirSync(new URL("../motifs/", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => basename(file, ".ts"))
    .toSorted();
