import { type CsvRecord, readCsv } from "./readCsv.ts";
import { EvaluationProblem } from "./evaluationProblem.ts";
import type { Names } from "./names.ts";
import { RatingLines } from "./ratingLines.ts";

/** How to read a file of ratings. */
export interface ReadingOptions {
  readonly people: Names;
  readonly titles: Names;
  /** Every line counts as a like, whatever its number. */
  readonly implicit: boolean;
  /** Whether to keep times, if the file has them. */
  readonly times: boolean;
  print(line: string): void;
}

/** Positions of the columns; -1 if absent. */
interface Columns {
  readonly user: number;
  readonly item: number;
  readonly rating: number;
  readonly timestamp: number;
}

/** No rating scale goes beyond this; a larger number is probably a time in the wrong column. */
const LARGEST_RATING = 1e6;
const EVERY = 2_000_000;

function columnsOf(file: string, { line, fields }: CsvRecord, implicit: boolean): Columns {
  const names = fields.map((name) => name.trim().toLowerCase());
  const columns = {
    user: names.indexOf("user"),
    item: names.indexOf("item"),
    rating: names.indexOf("rating"),
    timestamp: names.indexOf("timestamp"),
  };
  const needed = implicit ? (["user", "item"] as const) : (["user", "item", "rating"] as const);
  const missing = needed.filter((name) => columns[name] < 0);
  if (missing.length > 0) {
    const hint =
      missing.includes("rating") && missing.length === 1
        ? " For data without ratings, add --implicit."
        : "";
    throw new EvaluationProblem(
      `${file}, line ${line}: the header has no column "${missing.join('", "')}". It should be user,item,rating[,timestamp].${hint}`,
    );
  }
  return columns;
}

/** A number in a field; NaN for anything else, including an empty field. */
const numberIn = (field: string): number => (field.trim() === "" ? NaN : Number(field));

/** Reads the ratings of one file, record by record. */
class RatingsReader {
  readonly #file: string;
  readonly #options: ReadingOptions;
  #columns: Columns | null = null;
  #width = 0;
  lines: RatingLines | null = null;

  constructor(file: string, options: ReadingOptions) {
    this.#file = file;
    this.#options = options;
  }

  read(record: CsvRecord): void {
    if (this.#columns && this.lines) {
      this.#readRating(record, this.#columns, this.lines);
      return;
    }
    this.#columns = columnsOf(this.#file, record, this.#options.implicit);
    this.#width = record.fields.length;
    this.lines = new RatingLines({ times: this.#options.times && this.#columns.timestamp >= 0 });
  }

  #readRating(record: CsvRecord, columns: Columns, lines: RatingLines): void {
    const { fields } = record;
    if (fields.length !== this.#width)
      throw this.#problem(record, `${fields.length} fields, but the header has ${this.#width}`);
    const person = fields[columns.user]?.trim() ?? "";
    const title = fields[columns.item]?.trim() ?? "";
    if (person === "" || title === "")
      throw this.#problem(record, `the ${person === "" ? "user" : "item"} is empty`);
    const number = this.#options.implicit ? 1 : this.#number(record, columns.rating, "rating");
    if (Math.abs(number) > LARGEST_RATING)
      throw this.#problem(record, `a rating of ${number} is implausible`);
    const time = columns.timestamp < 0 ? 0 : this.#number(record, columns.timestamp, "timestamp");
    lines.add({
      person: this.#options.people.numberOf(person),
      title: this.#options.titles.numberOf(title),
      number,
      time,
    });
    if (lines.size % EVERY === 0)
      this.#options.print(`${this.#file}: ${lines.size / 1e6} million ratings read`);
  }

  #number(record: CsvRecord, column: number, name: string): number {
    const number = numberIn(record.fields[column] ?? "");
    if (!Number.isFinite(number))
      throw this.#problem(record, `the ${name} "${record.fields[column]}" isn’t a number`);
    return number;
  }

  #problem({ line }: CsvRecord, what: string): EvaluationProblem {
    return new EvaluationProblem(`${this.#file}, line ${line}: ${what}.`);
  }
}

/**
 * Reads a CSV of ratings with the header user,item,rating[,timestamp]; columns can be in any order,
 * with others among them.
 * @throws EvaluationProblem with the file and line of a problem
 */
export async function readRatings(file: string, options: ReadingOptions): Promise<RatingLines> {
  const reader = new RatingsReader(file, options);
  for await (const records of readCsv(file)) for (const record of records) reader.read(record);
  if (!reader.lines)
    throw new EvaluationProblem(
      `${file} is empty. It should start with the header user,item,rating[,timestamp].`,
    );
  if (reader.lines.size === 0) throw new EvaluationProblem(`${file} has a header but no ratings.`);
  return reader.lines;
}
