import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { FileProblem, fileProblemOf } from "./FileProblem.ts";
import { LONGEST_ROW, parseBlock, type CsvFormat, type CsvRow } from "./parseBlock.ts";

const CHUNK = 1 << 20;
/** A character of UTF-8 has at most this many bytes. */
const WIDEST = 4;
const NEWLINE = 10;
const NOTHING = Buffer.alloc(0);
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

export interface ReadingCsv extends CsvFormat {
  readonly signal?: AbortSignal;
}

/** The bytes of a file, gzipped or not, as they are read. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: CHUNK });
  const gunzip = path.endsWith(".gz") ? createGunzip({ chunkSize: CHUNK }) : null;
  if (gunzip) file.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
  try {
    for await (const chunk of gunzip ?? file) yield Buffer.from(chunk);
  } catch (error) {
    throw fileProblemOf(path, error);
  } finally {
    gunzip?.destroy();
    file.destroy();
  }
}

/**
 * The rows of a CSV file (RFC 4180: quotes; LF or CRLF; UTF-8, with or without a byte order mark), gzipped
 * or not, in batches, so files of any length need little memory. Skips empty lines. A row that can't be
 * parsed has its problem instead of fields.
 * @throws FileProblem if the file can't be read
 */
export async function* readCsv(path: string, format: ReadingCsv = {}): AsyncGenerator<CsvRow[]> {
  const { signal, longest = LONGEST_ROW } = format;
  let unread: Buffer = NOTHING;
  let line = 1;
  let isFirst = true;
  let isInLongLine = false;
  for await (const chunk of chunksOf(path)) {
    signal?.throwIfAborted();
    if (isFirst && UTF_16.some((mark) => chunk.subarray(0, 2).equals(mark)))
      throw new FileProblem(`${path} is UTF-16 text. Save it as UTF-8.`);
    const bytes = unread.length > 0 ? Buffer.concat([unread, chunk]) : chunk;
    const from = isInLongLine ? bytes.indexOf(NEWLINE) + 1 : 0;
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      // A line longer than all this is one bad row, of which nothing is kept.
      unread = isInLongLine ? NOTHING : bytes;
      if (isInLongLine || bytes.length <= longest * WIDEST) continue;
      yield [{ line, fields: null, problem: "long" }];
      [unread, isInLongLine, isFirst, line] = [NOTHING, true, false, line + 1];
      continue;
    }
    isInLongLine = false;
    const block = { bytes: bytes.subarray(from, end), line, isFirst, isLast: false };
    const { rows, rest, restLine } = parseBlock(block, format);
    if (rows.length > 0) yield rows;
    unread = Buffer.concat([rest, bytes.subarray(end)]);
    [line, isFirst] = [restLine, false];
  }
  const last = parseBlock({ bytes: unread, line, isFirst, isLast: true }, format).rows;
  if (last.length > 0) yield last;
}
