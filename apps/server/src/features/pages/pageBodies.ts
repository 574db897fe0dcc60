import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSED = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
/** Brotli quality: higher values take several times as long and save hardly anything. */
const QUALITY = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

export type Encoding = keyof typeof COMPRESSED;

/** A page's bytes: uncompressed, and compressed once for all callers. */
export interface PageBodies {
  plain: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
}

export function pageBodies(html: string): PageBodies {
  const plain = Buffer.from(html);
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    plain,
    encoded: (encoding) =>
      (made[encoding] ??=
        encoding === "br" ? COMPRESSED.br(plain, QUALITY) : COMPRESSED.gzip(plain)),
  };
}

/** Maximum number of encodings read from a header; no browser sends more. */
const MOST_ENCODINGS = 20;
const REFUSED = /^q=0(\.0*)?$/;

/**
 * The best encoding a client accepts, by its `Accept-Encoding`; null if it accepts none of ours.
 */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null;
  // Split instead of matched as a whole: a pattern with optional spaces on both sides of an
  // optional part takes seconds on a header full of spaces.
  const taken = String(header)
    .toLowerCase()
    .split(",", MOST_ENCODINGS)
    .map((each) => each.split(";").map((part) => part.trim()))
    .filter(([, quality = ""]) => !REFUSED.test(quality))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((name) => taken.includes(name)) ?? null;
}
