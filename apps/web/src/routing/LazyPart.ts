import type { ComponentType } from "react";
import { lazyFile, type LazyFile } from "./LazyFile.ts";

/** A component in a file of its own, loaded when an address needs it; loaders see to that before anything is shown. */
export type LazyPart<Props> = LazyFile<ComponentType<Props>>;

export const lazyPart = <Props = object>(source: string, importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> => lazyFile(source, importPart);
