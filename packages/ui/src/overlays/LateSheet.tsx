import { lateOverlay } from "./lateOverlay.tsx";
import type { SheetProps } from "./Sheet.tsx";

/** A Sheet whose code is loaded on first opening. */
export const LateSheet = lateOverlay<SheetProps>(() =>
  import("./Sheet.tsx").then(({ Sheet }) => Sheet),
);
