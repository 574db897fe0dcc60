import { lazy, Suspense, type ComponentType } from "react";
import { loadChunk } from "../features/failures/loadChunk.ts";
import { useInBrowser } from "../features/fields/useInBrowser.ts";

const Nothing: ComponentType = () => null;

/** Nobody has asked for what is in there: without it the page is whole. */
const Late = lazy<ComponentType>(() =>
  loadChunk(() => import("./LateParts.tsx")).then(
    ({ LateParts }) => ({ default: LateParts }),
    () => ({ default: Nothing }),
  ),
);

/** Loads what may open by itself after the page has come alive, so that no page waits for its code. */
export function LatePopups() {
  return useInBrowser() ? (
    <Suspense fallback={null}>
      <Late />
    </Suspense>
  ) : null;
}
