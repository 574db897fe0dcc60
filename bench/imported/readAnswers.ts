import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type TmdbMovie,
  tmdbMovie,
} from "../../apps/server/src/features/catalogue-import/tmdb/tmdbShapes.ts";

type Fields = Record<string, unknown>;

/** What the files say of one film. */
interface Recorded {
  details?: Fields;
  cast?: unknown;
  crew?: unknown[];
  keywords?: unknown;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isDetails = ({ id, title }: Fields) => typeof id === "number" && typeof title === "string";

/** Recordings keep `directors` apart from the crew, as a list or numbered. */
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];

/** Collects what a file has: details under any key or in a list, credits and keywords under TMDB's id. */
function collect(value: unknown, films: Map<number, Recorded>): void {
  const entries = Array.isArray(value)
    ? value.map((one) => ["", one] as const)
    : isFields(value)
      ? Object.entries(isDetails(value) ? { "": value } : value)
      : [];
  for (const [key, one] of entries) {
    if (!isFields(one)) continue;
    const isFilm = isDetails(one);
    const id = isFilm ? Number(one.id) : Number(key || Number.NaN);
    if (!Number.isInteger(id)) continue;
    const film = films.get(id) ?? {};
    films.set(id, film);
    if (isFilm) film.details = one;
    if (one.cast) film.cast = one.cast;
    if (one.crew || one.directors) film.crew = [...listOf(one.crew), ...listOf(one.directors)];
    if (one.keywords) film.keywords = one.keywords;
  }
}

/** Genuine TMDB answers about films in a folder of JSON files, as an import receives them. */
export function readAnswers(folder: string): TmdbMovie[] {
  const films = new Map<number, Recorded>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json")))
    collect(JSON.parse(readFileSync(join(folder, file), "utf8")), films);
  return [...films.values()].flatMap(({ details, cast, crew, keywords }) => {
    if (!details) return [];
    const credits = details.credits ?? { cast: cast ?? [], crew: crew ?? [] };
    const words = isFields(keywords) ? keywords : keywords && { keywords };
    const parsed = tmdbMovie.safeParse({
      ...details,
      credits,
      ...(words ? { keywords: words } : {}),
    });
    return parsed.success ? [parsed.data] : [];
  });
}
