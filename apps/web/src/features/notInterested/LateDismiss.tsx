import { lateComponent } from "../failures/lateComponent.tsx";

/** A DismissButton whose code comes once the page is alive: without it the card is whole. */
export const LateDismiss = lateComponent(() => import("./DismissButton.tsx").then((file) => file.DismissButton));
