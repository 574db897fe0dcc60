import { lazy, Suspense, type ComponentType } from "react";
import { useHydratedDeferred } from "../fields/useHydrated.ts";
import { reloadPage } from "../../router/reloadPage.ts";
import { loadChunk } from "./loadChunk.ts";
import { isReplaced } from "./isReplaced.ts";
import { isPageUsed } from "./pageUse.ts";
import { UpdatedNotice, UpdatedContext } from "./Updated.tsx";

/**
 * A component whose code is deferred. `Waiting` gets the same props and is shown until it has
 * loaded, and `Missing` if it fails to load; without one, nothing is. The page itself never fails
 * because of it. If a new version has replaced the file, a page that nobody has used yet is loaded
 * once more. One in use stays: it says so, and offers to be loaded.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = () => null,
  Missing: ComponentType<Props> = Waiting,
): ComponentType<Props> {
  const Replaced = (props: Props) => (
    <UpdatedContext value>
      {Missing === Waiting ? <UpdatedNotice /> : null}
      <Missing {...props} />
    </UpdatedContext>
  );
  const Loaded = lazy<ComponentType<Props>>(() =>
    loadChunk(load).then(
      (component) => ({ default: component }),
      async (error: unknown) => {
        console.warn("couldn't load a part of the page", error);
        if (!(await isReplaced(error))) return { default: Missing };
        if (!isPageUsed() && reloadPage(window)) return new Promise<never>(() => {}); // until the new page is here
        return { default: Replaced };
      },
    ),
  );
  return function Late(props: Props) {
    return useHydratedDeferred() ? (
      <Suspense fallback={<Waiting {...props} />}>
        <Loaded {...props} />
      </Suspense>
    ) : (
      <Waiting {...props} />
    );
  };
}
