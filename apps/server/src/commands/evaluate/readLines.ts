import { createReadStream } from "node:fs";
import { EvaluationProblem } from "./evaluationProblem.ts";

const CHUNK = 1 << 20;
/** Longer lines are an error. */
const LONGEST = 1 << 20;

function problemOf(file: string, error: unknown): EvaluationProblem {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return new EvaluationProblem(`There’s no file ${file}.`);
  if (code === "EISDIR") return new EvaluationProblem(`${file} is a folder, not a file.`);
  return new EvaluationProblem(
    `Can’t read ${file}: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/**
 * The lines of a text file (UTF-8, with or without BOM; LF or CRLF), in batches, so files of any
 * length need little memory.
 * @throws EvaluationProblem if the file can't be read or has a line longer than a million
 * characters
 */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  const stream = createReadStream(file, { encoding: "utf8", highWaterMark: CHUNK });
  let rest = "";
  let first = true;
  let count = 0;
  try {
    for await (const chunk of stream) {
      // With an encoding, chunks are strings.
      const text = rest + String(chunk);
      const lines = (first && text.startsWith("\uFEFF") ? text.slice(1) : text).split("\n");
      first = false;
      rest = lines.pop() ?? "";
      count += lines.length;
      if (rest.length > LONGEST)
        throw new EvaluationProblem(
          `${file}, line ${count + 1}: longer than a million characters; is this a text file?`,
        );
      yield lines.map(withoutReturn);
    }
  } catch (error) {
    throw error instanceof EvaluationProblem ? error : problemOf(file, error);
  }
  if (rest !== "") yield [withoutReturn(rest)];
}

const withoutReturn = (line: string): string => (line.endsWith("\r") ? line.slice(0, -1) : line);
