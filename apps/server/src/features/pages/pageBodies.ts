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

/** The encoding named, and not refused by a quality of nothing. */
const taken = (name: Encoding) => new RegExp(`(^|[\\s,])${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?\\s*(,|$)`, "i");
const TAKEN = [["br", taken("br")] as const, ["gzip", taken("gzip")] as const];

/** The best encoding that a client takes, by its `Accept-Encoding`; null where it takes none of ours. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null;
  const offered = String(header);
  return TAKEN.find(([, pattern]) => pattern.test(offered))?.[0] ?? null;
}
