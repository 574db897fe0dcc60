import { createElement, type ComponentType, type ReactNode } from "react";
import { PageBoundary } from "../router/PageBoundary.tsx";
import { useRouterState } from "../router/RouterContext.ts";
import type { ScreenRoute } from "./createRoutes.ts";
import { useTexts } from "../locale/useLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

/** The screen of this address, its skeleton while loading, or the failure page. */
export function CurrentPage({ failure }: { failure: (error: unknown) => ReactNode }) {
  const { location, match, visit, error, waiting } = useRouterState();
  const screen = (match?.route ?? null) as ScreenRoute | null; // createRoutes makes them
  if (error !== null || !screen) return failure(error);
  const skeleton = waiting ? screen.skeleton : null;
  return (
    <PageBoundary place={location} failure={failure}>
      {skeleton ? <Waiting skeleton={skeleton} /> : <LoadedScreen key={visit} screen={screen} />}
    </PageBoundary>
  );
}

function Waiting({ skeleton }: { skeleton: ComponentType }) {
  return (
    <div data-skeleton>
      <h1 className="sr-only">{useTexts(shellTexts)("shell.loading")}</h1>
      {createElement(skeleton)}
    </div>
  );
}

/**
 * The router, or the browser's entry for the first page, has loaded the component before it is
 * shown.
 */
function LoadedScreen({ screen: { component, name } }: { screen: ScreenRoute }) {
  const Component = component.loaded();
  if (!Component) throw new Error(`${name} is shown before it is loaded`);
  return createElement(Component);
}
