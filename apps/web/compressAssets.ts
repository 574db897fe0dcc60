import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const COMPRESSED = /\.(js|css)$/;
const ASSETS = join(import.meta.dirname, "dist/client/assets");
const compress = promisify(brotliCompress);

/**
 * Writes `name.br` beside each script and style sheet that has none, at Brotli's highest quality: too slow for each request, so it
 * is done once per build. Until then, files are served as they are.
 */
export async function compressAssets(): Promise<void> {
  const names = await readdir(ASSETS);
  const known = new Set(names);
  const missing = names.filter((name) => COMPRESSED.test(name) && !known.has(`${name}.br`));
  await Promise.all(
    missing.map(async (name) => {
      const file = join(ASSETS, name);
      const content = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const written = `${file}.${process.pid}`;
      await writeFile(written, await compress(content, { params }));
      await rename(written, `${file}.br`); // the server may be running
    }),
  );
}

if (import.meta.main) await compressAssets();
