/**
 * A part of the client failed to load: the network is slow, or a new version has replaced the files
 * of the running one.
 */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/**
 * Whether a part could not be fetched: its file is gone, or there is no network. A part that is
 * only slow is not missing.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.cause !== undefined;
}

/** Milliseconds after which loading counts as failed. */
export const CHUNK_TIMEOUT = 120_000;

/**
 * Imports a part of the client; rejects with a `ChunkLoadError` when it fails or takes longer than
 * two minutes.
 */
export async function loadChunk<Part>(
  importPart: () => Promise<Part>,
  timeout = CHUNK_TIMEOUT,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`a part didn't load in ${timeout} ms`)),
      timeout,
    );
  });
  try {
    return await Promise.race([importPart(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError
      ? error
      : new ChunkLoadError("couldn't load a part", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
