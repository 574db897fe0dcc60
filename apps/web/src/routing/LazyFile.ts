import { loadChunk } from "../features/failures/loadChunk.ts";

/** Something in a file of its own, loaded when it is needed. */
export interface LazyFile<Content> {
  /** The file, from apps/web, as the build's manifest names it. */
  source: string;
  load: () => Promise<Content>;
  /** What it holds, once it has been loaded. */
  loaded: () => Content | null;
}

/** Loads once, within two minutes; after a failure the next call tries again. */
export function lazyFile<Content>(source: string, importFile: () => Promise<Content>): LazyFile<Content> {
  let loaded: Content | null = null;
  let loading: Promise<Content> | null = null;
  const load = async () => {
    try {
      return (loaded = await (loading ??= loadChunk(importFile)));
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return { source, load, loaded: () => loaded };
}
