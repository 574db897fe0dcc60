import { lateComponent } from "../failures/lateComponent.tsx";

/** A WishButton loaded once a search has found nothing. */
export const LateWish = lateComponent(() =>
  import("./WishButton.tsx").then((file) => file.WishButton),
);
