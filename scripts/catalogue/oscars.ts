import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** Academy Awards as titles name them, the foremost first. */
const NAMES: Readonly<Record<string, string>> = {
  "BEST PICTURE": "Best Picture",
  DIRECTING: "Best Director",
  "ACTOR IN A LEADING ROLE": "Best Actor",
  "ACTRESS IN A LEADING ROLE": "Best Actress",
  "ACTOR IN A SUPPORTING ROLE": "Best Supporting Actor",
  "ACTRESS IN A SUPPORTING ROLE": "Best Supporting Actress",
  "INTERNATIONAL FEATURE FILM": "Best International Feature Film",
  "ANIMATED FEATURE FILM": "Best Animated Feature",
  "DOCUMENTARY (Feature)": "Best Documentary Feature",
  "WRITING (Original Screenplay)": "Best Original Screenplay",
  "WRITING (Adapted Screenplay)": "Best Adapted Screenplay",
  CINEMATOGRAPHY: "Best Cinematography",
  "MUSIC (Original Score)": "Best Original Score",
  "MUSIC (Original Song)": "Best Original Song",
  "FILM EDITING": "Best Film Editing",
  "VISUAL EFFECTS": "Best Visual Effects",
};
const IN_ORDER = Object.keys(NAMES);
const FIRST_CEREMONY = 1928;
/** From this ceremony on the prize for films in other languages has its present name. */
const INTERNATIONAL_SINCE = 2020;

/** The Academy Awards that films have won, by IMDb id, as “Academy Award for Best Actor 2005 (Jamie Foxx)”. */
export function readOscars(file: string): Map<string, string[]> {
  if (!existsSync(file)) return new Map();
  const rows: Record<string, string>[] = parse(readFileSync(file, "utf8"), {
    columns: true,
    delimiter: "\t",
    quote: false,
    relax_column_count: true,
  });
  const won = rows
    .filter(({ Winner, CanonicalCategory = "" }) => Winner === "True" && CanonicalCategory in NAMES)
    .toSorted(
      (a, b) =>
        IN_ORDER.indexOf(a.CanonicalCategory ?? "") - IN_ORDER.indexOf(b.CanonicalCategory ?? ""),
    )
    .flatMap(({ FilmId = "", CanonicalCategory: category = "", Ceremony, Nominees = "" }) => {
      const year = FIRST_CEREMONY + Number(Ceremony);
      const isOld = category === "INTERNATIONAL FEATURE FILM" && year < INTERNATIONAL_SINCE;
      const prize = isOld ? "Best Foreign Language Film" : NAMES[category];
      const person = category.startsWith("ACT") ? ` (${Nominees})` : "";
      return FilmId.split("|").map((imdb) => ({
        imdb,
        award: `Academy Award for ${prize} ${year}${person}`,
      }));
    });
  return new Map(
    [...Map.groupBy(won, ({ imdb }) => imdb)].map(([imdb, awards]) => [
      imdb,
      awards.map(({ award }) => award),
    ]),
  );
}
