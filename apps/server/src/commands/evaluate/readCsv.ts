import { FileProblem } from "../../platform/files/FileProblem.ts";
import type { RowProblem } from "../../platform/files/parseBlock.ts";
import { readCsv as readRows } from "../../platform/files/readCsv.ts";
import { EvaluationProblem } from "./evaluationProblem.ts";

/** A record of a CSV file and the line on which it starts (from 1). */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

const LONGEST = 1 << 20;

const PROBLEMS: Record<RowProblem, string> = {
  "open-quote": ": a quote is never closed.",
  quote: ": a quote inside an unquoted field. Quote the whole field and double the quotes in it.",
  long: ": longer than a million characters; is this a text file?",
};

/**
 * The records of a CSV file, in batches. An evaluation must not leave rows out unnoticed, so the first
 * bad one ends it.
 * @throws EvaluationProblem with its line, or if the file can't be read
 */
export async function* readCsv(file: string): AsyncGenerator<CsvRecord[]> {
  try {
    for await (const rows of readRows(file, { longest: LONGEST }))
      yield rows.map(({ line, fields, problem }) => {
        if (problem !== null)
          throw new EvaluationProblem(`${file}, line ${line}${PROBLEMS[problem]}`);
        return { line, fields };
      });
  } catch (error) {
    throw error instanceof FileProblem ? new EvaluationProblem(error.message) : error;
  }
}
