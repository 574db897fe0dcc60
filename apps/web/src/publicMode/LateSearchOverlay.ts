import { lazy } from "react";

export const importOverlay = () => import("./SearchOverlay.tsx");

/** The overlay in a file of its own: few pages are searched. */
export const LateSearchOverlay = lazy(() => importOverlay().then((file) => ({ default: file.SearchOverlay })));
