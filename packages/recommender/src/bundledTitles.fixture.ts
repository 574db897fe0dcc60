import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { audienceOf } from "@worthy/domain";
import type { TitleFeatures } from "./model/titleFeatures.ts";

/** The parts of a bundled title that the engine's tests read. */
interface BundledTitle extends Omit<TitleFeatures, "year" | "people"> {
  readonly name: string;
  readonly date: string;
  readonly makers: readonly string[];
  readonly cast: readonly { readonly person: string }[];
  readonly certificates: Readonly<Record<string, string>>;
}

const FOLDER = join(import.meta.dirname, "../../../catalogue/titles");

function readTitles(): BundledTitle[] {
  // The catalogue's validator has checked the shape.
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as BundledTitle);
}

/**
 * For tests only: the bundled catalogue as features, with people numbered in order of appearance,
 * and each title's id by name, or by name and year as in "Jaws (1975)".
 */
export function bundledTitles(): { features: TitleFeatures[]; idOf: (name: string) => number } {
  const numbers = new Map<string, number>();
  const person = (role: "maker" | "cast") => (name: string) => {
    numbers.set(name, numbers.get(name) ?? numbers.size + 1);
    return { id: numbers.get(name) ?? 0, name, role };
  };
  const titles = readTitles();
  const features = titles.map(({ makers, cast, date, ...title }) => ({
    ...title,
    audience: audienceOf(title),
    year: Number(date.slice(0, 4)),
    people: [...makers.map(person("maker")), ...cast.map((role) => person("cast")(role.person))],
  }));
  const idOf = (name: string) => {
    const title = titles.find(
      (candidate) =>
        candidate.name === name || `${candidate.name} (${candidate.date.slice(0, 4)})` === name,
    );
    if (!title) throw new RangeError(`no bundled title is called ${name}`);
    return title.id;
  };
  return { features, idOf };
}
