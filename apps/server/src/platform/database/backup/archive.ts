import type { AppliedMigration } from "../migrate.ts";

// An archive is a gzip stream of frames. A frame is one letter (its kind), four bytes (the payload's length, big endian) and the
// payload. The order: `h` header, then for each table `t`, any number of `d` and one `e`, and at the end `z`. Payloads are JSON,
// but `d` is a piece of what COPY … TO STDOUT (text format, UTF-8) wrote. After `z` the file ends.

export const ARCHIVE_FORMAT = "worthy-backup";
export const ARCHIVE_VERSION = 1;

export interface ArchiveHeader {
  format: string;
  version: number;
  createdAt: string;
  /** The structure the rows were written under. */
  migrations: AppliedMigration[];
}

export interface ArchivedTable {
  name: string;
  /** Without generated columns, in the order of the rows' fields. */
  columns: string[];
  /** Of a table that is kept in parts, those that it has. */
  parts?: ArchivedPart[] | undefined;
}

/** One part of a table, in a schema that is not `public`. */
export interface ArchivedPart {
  schema: string;
  name: string;
  /** As PostgreSQL says them: FOR VALUES FROM … TO …. */
  bounds: string;
}

export interface TableSum {
  name: string;
  rows: number;
  bytes: number;
  /** SHA-256 of the COPY text. */
  sha256: string;
}

export interface ArchivedSequence {
  name: string;
  /** Decimal; null if never drawn from. */
  last: string | null;
}

/** The last frame. */
export interface Manifest {
  tables: TableSum[];
  sequences: ArchivedSequence[];
}

export type Frame =
  | { kind: "h"; header: ArchiveHeader }
  | { kind: "t"; table: ArchivedTable }
  | { kind: "d"; data: Buffer }
  | { kind: "e"; sum: TableSum }
  | { kind: "z"; manifest: Manifest };

export function encodeFrame(kind: Frame["kind"], payload: Buffer | object): Buffer {
  const body = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  const head = Buffer.alloc(5);
  head.write(kind, 0, "latin1");
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}
