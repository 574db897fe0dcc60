import { deferredComponent } from "../failures/deferredComponent.tsx";

/** A WishButton loaded once a search has found nothing. */
export const DeferredWish = deferredComponent(() =>
  import("./WishButton.tsx").then((file) => file.WishButton),
);
