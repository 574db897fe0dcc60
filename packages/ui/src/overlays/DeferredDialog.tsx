import type { DialogProps } from "./Dialog.tsx";
import { deferredOverlay } from "./deferredOverlay.tsx";

/** A Dialog whose code is loaded on first opening. */
export const DeferredDialog = deferredOverlay<DialogProps>(() =>
  import("./Dialog.tsx").then(({ Dialog }) => Dialog),
);
