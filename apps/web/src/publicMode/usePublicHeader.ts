import { createElement, useState, type ReactNode } from "react";
import { useServices } from "../features/services/Services.ts";
import { useRouterState } from "../router/RouterContext.ts";
import { OfflineStart } from "../router/OfflineStart.ts";
import { headerPartOf } from "../routing/headerPartOf.ts";
import type { Screen } from "../routing/Screen.ts";

/**
 * The public mode's header, where this page wears it; else null. Whoever begins with a page of the public mode keeps its frame until they go to one
 * of the app's, and whoever is in the app stays there: a frame does not change under somebody's hands, not even when their first rating makes them an account. The page that
 * stands for others without a network was rendered with the app's.
 */
export function usePublicHeader(): ReactNode {
  const { match, error } = useRouterState();
  const { session } = useServices();
  const screen = (match?.route ?? null) as Screen | null; // createRoutes makes routes of screens
  const part = headerPartOf(screen, session.renderedFor);
  const [worn, wear] = useState(part !== null && !(error instanceof OfflineStart));
  if (worn && part === null) wear(false);
  const Header = worn ? part?.loaded() : null;
  return Header ? createElement(Header) : null;
}
