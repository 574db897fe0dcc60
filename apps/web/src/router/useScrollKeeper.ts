import { useLayoutEffect, useRef } from "react";
import type { PageLocation } from "./PageLocation.ts";
import type { Router, RouterState } from "./RouterState.ts";

const KEY = "scroll-positions";

/**
 * Scrolls pages: new ones to the top, earlier ones back to their position, also after a reload, and
 * to the hash of the address.
 */
export function useScrollKeeper(router: Router, { location, scroll, waiting }: RouterState): void {
  useLayoutEffect(() => {
    const positions = readPositions();
    const forget = router.keepScroll(positions, () => window.scrollY);
    const onHide = () => {
      positions[router.state.location.key] = window.scrollY;
      writePositions(positions);
      history.scrollRestoration = "auto";
    };
    const onShow = () => void (history.scrollRestoration = "manual");
    onShow();
    addEventListener("pagehide", onHide);
    addEventListener("pageshow", onShow);
    return () => {
      forget();
      removeEventListener("pagehide", onHide);
      removeEventListener("pageshow", onShow);
    };
  }, [router]);

  const begun = useRef<PageLocation>(null);
  useLayoutEffect(() => {
    // A skeleton may have been too short for the position to restore, and contains no target for a
    // hash: scroll again once the page is there. It begins at the top once: who scrolled its
    // skeleton, stays there. Newer browsers return a promise, which must not become this effect's
    // cleanup.
    const target =
      waiting || typeof scroll === "number" || location.hash === ""
        ? null
        : document.getElementById(location.hash.slice(1));
    if (target) void target.scrollIntoView();
    else if (typeof scroll === "number") void window.scrollTo(0, scroll);
    else if (scroll === "start" && begun.current !== location) void window.scrollTo(0, 0);
    begun.current = location;
  }, [location, scroll, waiting]);
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, number>; // written below
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // Without storage, start at the top.
  }
}
