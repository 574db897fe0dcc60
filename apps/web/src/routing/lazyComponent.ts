import type { ComponentType } from "react";
import { loadChunk } from "../features/failures/loadChunk.ts";

/** A component in a separate file. The router loads it before showing what needs it. */
export interface LazyComponent<Props> {
  /** The file, relative to apps/web, as named in the build's manifest. */
  source: string;
  load: () => Promise<ComponentType<Props>>;
  /** The component once loaded. */
  loaded: () => ComponentType<Props> | null;
  /** Why it failed to load the last time. */
  failure: () => unknown;
}

/**
 * Loads once, within two minutes; after a failure the next call tries again.
 * @param source filled in by the build (nameLazyComponents.ts)
 */
export function lazyComponent<Props = object>(
  importComponent: () => Promise<ComponentType<Props>>,
  source = "",
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let failure: unknown;
  const load = async () => {
    try {
      return (loaded = await (loading ??= loadChunk(importComponent)));
    } catch (error) {
      loading = null;
      failure = error;
      throw error;
    }
  };
  return { source, load, loaded: () => loaded, failure: () => failure };
}
