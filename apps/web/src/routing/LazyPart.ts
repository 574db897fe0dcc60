import type { ComponentType } from "react";
import { loadChunk } from "../features/failures/loadChunk.ts";

/** A component in a file of its own, loaded when an address needs it. */
export interface LazyPart<Props> {
  /** The file, from apps/web, as the build's manifest names it. */
  source: string;
  load: () => Promise<ComponentType<Props>>;
  /** The component, once it has been loaded; loaders see to that before anything is shown. */
  loaded: () => ComponentType<Props> | null;
}

/** Loads once, within two minutes; after a failure the next call tries again. */
export function lazyPart<Props = object>(source: string, importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = async () => {
    try {
      return (loaded = await (loading ??= loadChunk(importPart)));
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return { source, load, loaded: () => loaded };
}
