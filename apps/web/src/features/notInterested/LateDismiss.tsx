import { lazy, Suspense, type ComponentType } from "react";
import { loadChunk } from "../failures/loadChunk.ts";
import { useInBrowser } from "../fields/useInBrowser.ts";
import type { DismissButtonProps } from "./DismissButton.tsx";

const Nothing: ComponentType<DismissButtonProps> = () => null;

/** Without it the card is whole. */
const Late = lazy<ComponentType<DismissButtonProps>>(() =>
  loadChunk(() => import("./DismissButton.tsx")).then(
    ({ DismissButton }) => ({ default: DismissButton }),
    () => ({ default: Nothing }),
  ),
);

/** A DismissButton whose code comes once the page is alive. */
export function LateDismiss(props: DismissButtonProps) {
  return useInBrowser() ? (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  ) : null;
}
