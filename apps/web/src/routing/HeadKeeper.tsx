import { useQueryClient } from "@tanstack/react-query";
import { LiveRegion } from "@worthy/ui";
import { useEffect, useRef, useState } from "react";
import { useUserId } from "../features/session/useUserId.ts";
import { useRouterState } from "../router/RouterContext.ts";
import { pageOf } from "../router/popupPath.ts";
import { useT } from "../messages/useT.ts";
import { focusHeading } from "./focusHeading.ts";
import { metaOf } from "./metaOf.ts";
import type { Screen, ScreenContext } from "./Screen.ts";
import { useServices } from "../features/services/Services.ts";

/** After a navigation in the browser: head, focus, announcement and page view. The first page has them from the server. */
export function HeadKeeper() {
  const { track } = useServices();
  const queryClient = useQueryClient();
  const userId = useUserId();
  const t = useT();
  const { location, match, error, waiting } = useRouterState();
  const pathname = pageOf(location.pathname);
  const { search } = location;
  const screen = (match?.route ?? null) as Screen | null; // createRoutes makes routes of screens
  const shown = useRef<string | null>(null);
  const [announced, announce] = useState("");

  useEffect(() => {
    if (waiting) {
      // All that is said of a skeleton is that the page is on its way. What had the focus may be gone.
      if (document.activeElement === document.body) focusHeading();
      return;
    }
    if (shown.current === pathname) return;
    const first = shown.current === null;
    shown.current = pathname;
    track("page_view", { screen: screen?.name ?? "missing", path: pathname });
    if (first) return;
    const context: ScreenContext = { params: match?.params ?? {}, search: new URLSearchParams(search), pathname, userId, queryClient };
    const meta = metaOf({ screen, error }, context, t);
    document.title = meta.title;
    setHead('meta[name="description"]', "content", meta.description ?? "");
    setHead('link[rel="canonical"]', "href", new URL(meta.canonical ?? pathname, window.location.origin).href);
    // A screen reader reads the heading that has the focus: then there is nothing left to announce.
    announce(focusHeading() ? "" : meta.title);
  }, [pathname, search, screen, match, error, waiting, userId, queryClient, t, track]);

  return <LiveRegion text={announced} />;
}

function setHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
