import { useQueryClient } from "@tanstack/react-query";
import { LiveRegion } from "@worthy/ui";
import { useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useMatches } from "react-router";
import { useUserId } from "../features/session/useUserId.ts";
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
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const screen = (match?.handle ?? null) as Screen | null; // createRouteObjects puts the screen there
  const router = useContext(RouterContext)?.router; // hooks tell of failures to the boundaries only
  const shown = useRef<string | null>(null);
  const [announced, announce] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    const first = shown.current === null;
    shown.current = pathname;
    track("page_view", { screen: screen?.name ?? "missing", path: pathname });
    if (first) return;
    const context: ScreenContext = { params: match?.params ?? {}, search: new URLSearchParams(search), pathname, userId, queryClient };
    const error = Object.values(router?.state.errors ?? {})[0] ?? null;
    const meta = metaOf({ screen, error }, context, t);
    document.title = meta.title;
    setHead('meta[name="description"]', "content", meta.description ?? "");
    setHead('link[rel="canonical"]', "href", new URL(meta.canonical ?? pathname, location.origin).href);
    // A screen reader reads the heading that has the focus: then there is nothing left to announce.
    announce(focusHeading() ? "" : meta.title);
  }, [pathname, search, screen, match, userId, queryClient, t, track, router]);

  return <LiveRegion text={announced} />;
}

function setHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
