import { lazy, Suspense, type ComponentType } from "react";
import { useInBrowserSoon } from "../fields/useInBrowser.ts";
import { loadChunk } from "./loadChunk.ts";
import { loadsAnew } from "./loadsAnew.ts";

/**
 * A component whose code is deferred. `Waiting` gets the same props and is shown until it has
 * loaded, and `Missing` if it fails to load, also after the page was loaded anew; without one,
 * nothing is. The page itself never fails because of it.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = () => null,
  Missing: ComponentType<Props> = Waiting,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    loadChunk(load).then(
      (component) => ({ default: component }),
      async (error: unknown) => {
        console.warn("a part of the page could not be loaded", error);
        if (await loadsAnew(error)) return new Promise<never>(() => {}); // until the new page is here
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
