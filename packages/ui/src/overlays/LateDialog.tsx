import type { DialogProps } from "./Dialog.tsx";
import { lateOverlay } from "./lateOverlay.tsx";

/** A Dialog whose code is loaded on first opening. */
export const LateDialog = lateOverlay<DialogProps>(() =>
  import("./Dialog.tsx").then(({ Dialog }) => Dialog),
);
