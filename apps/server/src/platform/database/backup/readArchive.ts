import { createReadStream } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { DatabaseProblem } from "../embedded/databaseProblem.ts";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveHeader,
  type ArchivedTable,
  type Frame,
  type Manifest,
  type TableSum,
} from "./archive.ts";
import { createTableSummer } from "./tableSummer.ts";

/** Longer than any frame we write; beyond it, the file is something else. */
const LONGEST_FRAME = 32 * 1024 * 1024;

/**
 * The frames of an archive, in bounded memory, validated one by one: order, checksums, and that the
 * file ends where it should.
 */
export async function* readArchive(file: string): AsyncGenerator<Frame> {
  const expected: TableSum[] = [];
  let open: ReturnType<typeof createTableSummer> | null = null;
  let place: "start" | "between" | "table" | "end" = "start";
  for await (const frame of parseFrames(file)) {
    const fits =
      frame.kind === "h"
        ? place === "start"
        : frame.kind === "t" || frame.kind === "z"
          ? place === "between"
          : place === "table";
    if (!fits) throw corrupt(file, "its parts are out of order");
    if (frame.kind === "h") checkHeader(file, frame.header);
    if (frame.kind === "t") open = createTableSummer(frame.table.name);
    if (frame.kind === "d") open?.add(frame.data);
    if (frame.kind === "e") {
      if (!isDeepStrictEqual(open?.sum(), frame.sum))
        throw corrupt(file, `the rows of ${frame.sum.name} aren’t those that were saved`);
      expected.push(frame.sum);
    }
    if (frame.kind === "z" && !isDeepStrictEqual(expected, frame.manifest.tables))
      throw corrupt(file, "tables are missing");
    place =
      frame.kind === "z" ? "end" : frame.kind === "t" || frame.kind === "d" ? "table" : "between";
    yield frame;
  }
  if (place !== "end") throw corrupt(file, "its end is missing");
}

async function* parseFrames(file: string): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of unzip(file)) {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    for (; rest.length - at >= 5;) {
      const length = rest.readUInt32BE(at + 1);
      if (length > LONGEST_FRAME) throw foreign(file);
      if (rest.length - at < 5 + length) break;
      yield parseFrame(
        file,
        rest.toString("latin1", at, at + 1),
        rest.subarray(at + 5, at + 5 + length),
      );
      at += 5 + length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length) throw corrupt(file, "its end is missing");
}

async function* unzip(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let missing: Error | null = null;
  pipeline(createReadStream(file), gunzip, (error) => {
    if (
      error &&
      "code" in error &&
      (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "EACCES")
    )
      missing = error;
  });
  try {
    yield* gunzip as AsyncIterable<Buffer>; // A gunzip stream without an encoding yields Buffers.
  } catch (error) {
    if (missing)
      throw new DatabaseProblem(`Can’t read the backup ${file}: ${(missing as Error).message}`);
    const code = error instanceof Error && "code" in error ? error.code : "";
    throw code === "Z_DATA_ERROR" && String(error).includes("incorrect header check")
      ? foreign(file)
      : corrupt(file, "it’s been cut off or changed");
  }
}

function parseFrame(file: string, kind: string, payload: Buffer): Frame {
  if (kind === "d") return { kind, data: payload };
  let json: unknown;
  try {
    json = JSON.parse(payload.toString("utf8"));
  } catch {
    throw foreign(file);
  }
  // Files we wrote have these shapes; in any other, the header and checksums don't match.
  if (kind === "h") return { kind, header: json as ArchiveHeader };
  if (kind === "t") return { kind, table: json as ArchivedTable };
  if (kind === "e") return { kind, sum: json as TableSum };
  if (kind === "z") return { kind, manifest: json as Manifest };
  throw foreign(file);
}

function checkHeader(file: string, header: Partial<ArchiveHeader> | null): void {
  if (header?.format !== ARCHIVE_FORMAT || !Array.isArray(header.migrations)) throw foreign(file);
  if (header.version !== ARCHIVE_VERSION)
    throw new DatabaseProblem(
      `${file} was written by a newer version of Worthy. Update Worthy to restore it. Nothing was changed.`,
    );
}

function corrupt(file: string, how: string): DatabaseProblem {
  return new DatabaseProblem(`The backup ${file} is damaged: ${how}. Nothing was changed.`);
}

function foreign(file: string): DatabaseProblem {
  return new DatabaseProblem(`${file} isn’t a Worthy backup. Nothing was changed.`);
}
