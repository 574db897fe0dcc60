import { deferredComponent } from "../failures/deferredComponent.tsx";

/** A DismissButton loaded after hydration; the card is complete without it. */
export const DeferredDismiss = deferredComponent(() =>
  import("./DismissButton.tsx").then((file) => file.DismissButton),
);
