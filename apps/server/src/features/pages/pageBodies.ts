import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSED = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
/** Of brotli: beyond it a page takes several times as long and is hardly shorter. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

export type Encoding = keyof typeof COMPRESSED;

/** A page's bytes: as they are, and compressed once for everybody who asks. */
export interface PageBodies {
  plain: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
}

export function pageBodies(html: string): PageBodies {
  const plain = Buffer.from(html);
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return { plain, encoded: (encoding) => (made[encoding] ??= encoding === "br" ? COMPRESSED.br(plain, QUALITY) : COMPRESSED.gzip(plain)) };
}

/** Encodings of a header that are looked at: more come from no browser. */
const MOST_ENCODINGS = 20;
const REFUSED = /^q=0(\.0*)?$/;

/** The best encoding that a client takes, by its `Accept-Encoding`; null where it takes none of ours. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null;
  // Taken apart, not matched as a whole: a pattern that allows spaces on both sides of what may be missing takes seconds over a header full of them.
  const taken = String(header)
    .toLowerCase()
    .split(",", MOST_ENCODINGS)
    .map((each) => each.split(";").map((part) => part.trim()))
    .filter(([, quality = ""]) => !REFUSED.test(quality))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((name) => taken.includes(name)) ?? null;
}
