import { useQueryClient } from "@tanstack/react-query";
import { LiveRegion } from "@worthy/ui";
import { useEffect, useRef, useState } from "react";
import { useUserId } from "../features/session/useUserId.ts";
import { useRouterState } from "../router/RouterContext.ts";
import { pageOf } from "../router/popupPath.ts";
import { useLocale } from "../locale/useLocale.ts";
import { focusHeading } from "../router/focusHeading.ts";
import { headOf } from "./headOf.ts";
import type { ScreenRoute } from "./createRoutes.ts";
import type { ScreenContext } from "./Screen.ts";
import { useServices } from "../features/services/Services.ts";
import { toAddress } from "../api/basePath.ts";

/**
 * After a navigation in the browser: head, focus, announcement and page view. The server provides
 * them for the first page.
 */
export function HeadKeeper() {
  const { track } = useServices();
  const queryClient = useQueryClient();
  const userId = useUserId();
  const locale = useLocale();
  const { location, match, error, waiting } = useRouterState();
  const pathname = pageOf(location.pathname);
  const { search } = location;
  const screen = (match?.route ?? null) as ScreenRoute | null; // createRoutes makes them
  const shown = useRef<string | null>(null);
  const [announced, announce] = useState("");

  useEffect(() => {
    if (waiting) {
      // A skeleton is announced only as loading. The focused element may be gone.
      if (document.activeElement === document.body) focusHeading();
      return;
    }
    if (shown.current === pathname) return;
    const first = shown.current === null;
    shown.current = pathname;
    const context: ScreenContext = {
      params: match?.params ?? {},
      search: new URLSearchParams(search),
      pathname,
      userId,
      queryClient,
    };
    const name = screen?.shownName?.(context) ?? screen?.name ?? "missing";
    track("page_view", { screen: name, path: pathname });
    if (first) return;
    const head = headOf({ screen, error }, context, locale);
    document.title = head.title;
    setHead('meta[name="description"]', "content", head.description ?? "");
    setHead(
      'link[rel="canonical"]',
      "href",
      new URL(toAddress(head.canonical ?? pathname), window.location.origin).href,
    );
    // Screen readers read the focused heading: then there is nothing left to announce.
    announce(focusHeading() ? "" : head.title);
  }, [pathname, search, screen, match, error, waiting, userId, queryClient, locale, track]);

  return <LiveRegion text={announced} />;
}

function setHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
