import { readFileSync } from "node:fs";

/** A well-known title that is not in the bundle. */
export interface TitleElsewhere {
  name: string;
  /** Null where it is not certain. */
  year: number | null;
  kind: "tv" | "movie";
}

/** The names of well-known titles that are not in the bundle, so that search can say that one isn't here. */
export function readElsewhere(): TitleElsewhere[] {
  const text = readFileSync(new URL("../elsewhere/titles.tsv", import.meta.url), "utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [name = "", year = "", kind = ""] = line.split("\t");
      return { name, year: Number(year) || null, kind: kind === "tv" ? "tv" : "movie" };
    });
}
