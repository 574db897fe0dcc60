import { useQueryClient } from "@tanstack/react-query";
import { LiveRegion } from "@worthy/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { useUserId } from "../features/session/useUserId.ts";
import { useT } from "../messages/useT.ts";
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
  const shown = useRef<string | null>(null);
  const [announced, announce] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    const first = shown.current === null;
    shown.current = pathname;
    track("page_view", { screen: screen?.name ?? "missing", path: pathname });
    if (first) return;
    const context: ScreenContext = { params: match?.params ?? {}, search: new URLSearchParams(search), pathname, userId, queryClient };
    const meta = screen ? metaOf({ screen, error: null }, context, t) : { title: t("shell.missing") };
    document.title = meta.title;
    setHead('meta[name="description"]', "content", meta.description ?? "");
    setHead('link[rel="canonical"]', "href", new URL(meta.canonical ?? pathname, location.origin).href);
    // Who is in a field already, the page's own or one reached meanwhile, stays there.
    if (!(document.activeElement instanceof HTMLInputElement)) document.getElementById("main")?.focus({ preventScroll: true });
    announce(meta.title);
  }, [pathname, search, screen, match, userId, queryClient, t, track]);

  return <LiveRegion text={announced} />;
}

function setHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
