import { createElement, useState, type ReactNode } from "react";
import { useServices } from "../features/services/Services.ts";
import { useRouterState } from "../router/RouterContext.ts";
import { OfflineStart } from "../router/OfflineStart.ts";
import type { ScreenRoute } from "../routing/createRoutes.ts";
import { headerOf } from "../routing/headerOf.ts";

/**
 * The public mode's header, if this page has it; else null. A visit that starts in the public mode
 * keeps its frame until it goes to a page of the app, and a visit in the app stays there: the frame
 * does not change under the user, not even when their first rating creates an account. The offline
 * page was rendered with the app's.
 */
export function usePublicHeader(): ReactNode {
  const { match, error } = useRouterState();
  const { session } = useServices();
  const screen = (match?.route ?? null) as ScreenRoute | null; // createRoutes makes them
  const component = headerOf(screen, session.renderedFor);
  const [worn, wear] = useState(component !== null && !(error instanceof OfflineStart));
  if (worn && component === null) wear(false);
  const Header = worn ? component?.loaded() : null;
  return Header ? createElement(Header) : null;
}
