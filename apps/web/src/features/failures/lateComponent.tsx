import { lazy, Suspense, type ComponentType } from "react";
import { useInBrowserSoon } from "../fields/useInBrowser.ts";
import { loadChunk } from "./loadChunk.ts";

/**
 * A component whose code no first page waits for: `Waiting`, given the same, stands for it until it has come, and `Missing` where it does not come: without one the page is
 * whole as it is. The page itself never fails for want of it.
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
