import { lazy, Suspense, type ComponentType } from "react";
import { useInBrowserSoon } from "../fields/useInBrowser.ts";
import { loadChunk } from "./loadChunk.ts";

/**
 * A component whose code is deferred. `Waiting` gets the same props and is shown until it has
 * loaded, and `Missing` if it fails to load; without one, nothing is. The page itself never fails
 * because of it.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = () => null,
  Missing: ComponentType<Props> = Waiting,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    loadChunk(load).then(
      (component) => ({ default: component }),
      (error: unknown) => {
        console.warn("a part of the page could not be loaded", error);
        return { default: Missing };
      },
    ),
  );
  return function Late(props: Props) {
    return useInBrowserSoon() ? (
      <Suspense fallback={<Waiting {...props} />}>
        <Loaded {...props} />
      </Suspense>
    ) : (
      <Waiting {...props} />
    );
  };
}
