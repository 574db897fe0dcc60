import { lateComponent } from "../failures/lateComponent.tsx";

/** A DismissButton loaded after hydration; the card is complete without it. */
export const LateDismiss = lateComponent(() =>
  import("./DismissButton.tsx").then((file) => file.DismissButton),
);
