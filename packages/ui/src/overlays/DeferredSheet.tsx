import { deferredOverlay } from "./deferredOverlay.tsx";
import type { SheetProps } from "./Sheet.tsx";

/** A Sheet whose code is loaded on first opening. */
export const DeferredSheet = deferredOverlay<SheetProps>(() =>
  import("./Sheet.tsx").then(({ Sheet }) => Sheet),
);
