import { createElement, type ComponentType, type ReactNode } from "react";
import { useT } from "../messages/useT.ts";
import { PageBoundary } from "../router/PageBoundary.tsx";
import { useRouterState } from "../router/RouterContext.ts";
import type { Screen } from "./Screen.ts";

/** The screen of this address, its skeleton while it is on its way, or what stands where it failed or does not exist. */
export function CurrentPage({ failure }: { failure: (error: unknown) => ReactNode }) {
  const { location, match, error, waiting } = useRouterState();
  const screen = (match?.route ?? null) as Screen | null; // createRoutes makes routes of screens
  if (error !== null || !screen) return failure(error);
  const skeleton = waiting ? screen.skeleton?.() : null;
  return (
    <PageBoundary place={location} failure={failure}>
      {skeleton ? <Waiting skeleton={skeleton} /> : <LoadedScreen key={screen.path} screen={screen} />}
    </PageBoundary>
  );
}

function Waiting({ skeleton }: { skeleton: ComponentType }) {
  return (
    <div data-skeleton>
      <h1 className="sr-only">{useT()("shell.loading")}</h1>
      {createElement(skeleton)}
    </div>
  );
}

/** The router, or the browser's entry on the first page, has loaded the part before it is shown. */
function LoadedScreen({ screen: { part } }: { screen: Screen }) {
  const Component = part.loaded();
  if (!Component) throw new Error(`${part.source} is shown before it is loaded`);
  return createElement(Component);
}
