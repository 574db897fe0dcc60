import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

export interface ImageCache {
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** When it was written, in milliseconds since the epoch; null if absent. */
  writtenAt(key: string): Promise<number | null>;
  /** @param writtenAt the time to record, such as that of the original image. Default now. */
  write(key: string, image: Uint8Array, writtenAt?: number): Promise<void>;
  /** Removes all other files, except those being written. */
  keepOnly(isKept: (file: { key: string; writtenAt: number }) => boolean): Promise<void>;
  /** Removes the oldest images until the cache is well below its limit. */
  sweep(): Promise<void>;
}

export interface ImageCacheOptions {
  folder: string;
  maxBytes?: number;
  /** Number of writes between sweeps. */
  sweepEvery?: number;
}

const KEPT_AFTER_SWEEP = 0.8;
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT"; // what node:fs rejects with

interface CachedFile {
  path: string;
  bytes: number;
  writtenAt: number;
}

async function listFiles(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder).catch((error: unknown) =>
    isMissing(error) ? [] : Promise.reject(error),
  );
  const files: CachedFile[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // another server using this folder may have removed it
    if (found?.isFile()) files.push({ path, bytes: found.size, writtenAt: found.mtimeMs });
  }
  return files.toSorted((a, b) => a.writtenAt - b.writtenAt);
}

async function sweepFolder(folder: string, maxBytes: number): Promise<void> {
  const files = await listFiles(folder);
  const abandoned = (file: CachedFile) =>
    file.path.endsWith(".tmp") && file.writtenAt < Date.now() - ABANDONED_AFTER_MS;
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const target = total > maxBytes ? maxBytes * KEPT_AFTER_SWEEP : maxBytes;
  for (const file of files) {
    if (total <= target && !abandoned(file)) continue;
    await rm(file.path, { force: true });
    total -= file.bytes;
  }
}

/** Images on disk, by key, which is also their file name. Readers never see partial images. */
export function createImageCache({
  folder,
  maxBytes = 512 * 1024 * 1024,
  sweepEvery = 500,
}: ImageCacheOptions): ImageCache {
  let writes = 0;
  let sweeping: Promise<void> | null = null;
  const sweep = () => (sweeping ??= sweepFolder(folder, maxBytes).finally(() => (sweeping = null)));
  return {
    read: (key) =>
      readFile(join(folder, key)).catch((error: unknown) =>
        isMissing(error) ? null : Promise.reject(error),
      ),
    has: (key) =>
      stat(join(folder, key)).then(
        () => true,
        () => false,
      ),
    writtenAt: (key) =>
      stat(join(folder, key)).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
    async write(key, image, writtenAt) {
      const path = join(folder, key);
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, image);
      if (writtenAt !== undefined) await utimes(draft, writtenAt / 1000, writtenAt / 1000);
      await rename(draft, path);
      if (++writes % sweepEvery === 0) await sweep();
    },
    async keepOnly(isKept) {
      for (const { path, writtenAt } of await listFiles(folder)) {
        if (!path.endsWith(".tmp") && !isKept({ key: basename(path), writtenAt }))
          await rm(path, { force: true });
      }
    },
    sweep,
  };
}
