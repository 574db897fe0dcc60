import type { AppliedMigration } from "../migrate.ts";

// An archive is a gzip stream of frames. A frame is one letter (its kind), four bytes (the
// payload's length, big endian) and the payload. Order: `h` header, then for each table one `t`,
// any number of `d` and one `e`, and finally `z`. Payloads are JSON, except `d`, which is a piece
// of the output of COPY … TO STDOUT (text format, UTF-8). The file ends after `z`.

export const ARCHIVE_FORMAT = "worthy-backup";
export const ARCHIVE_VERSION = 1;

export interface ArchiveHeader {
  format: string;
  version: number;
  createdAt: string;
  /** The migrations applied when the rows were written. */
  migrations: AppliedMigration[];
}

export interface ArchivedTable {
  name: string;
  /** In the order of the rows' fields, without generated columns. */
  columns: string[];
  /** The partitions of a partitioned table. */
  parts?: ArchivedPart[] | undefined;
}

/** A partition, in a schema other than `public`. */
export interface ArchivedPart {
  schema: string;
  name: string;
  /** In PostgreSQL's words: FOR VALUES FROM … TO …. */
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
  /** Decimal; null if never used. */
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
