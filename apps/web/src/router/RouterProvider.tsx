import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { RouterContext, RouterStateContext } from "./RouterContext.ts";
import type { Router } from "./RouterState.ts";
import { useScrollKeeper } from "./useScrollKeeper.ts";

/**
 * Provides the router and its state; a step that moves a shared element is rendered in a view
 * transition.
 */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = () => setState(router.state);
    show();
    return router.subscribe((travels) => {
      if (travels && "startViewTransition" in document)
        document.startViewTransition(() => flushSync(show));
      else startTransition(show);
    });
  }, [router]);
  useScrollKeeper(router, state);
  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>{children}</RouterStateContext>
    </RouterContext>
  );
}
