import { lateComponent } from "../features/failures/lateComponent.tsx";
import { MissingPart } from "../features/failures/MissingPart.tsx";

export const importOverlay = () => import("./SearchOverlay.tsx");

/** The overlay in a file of its own: few pages are searched. */
export const LateSearchOverlay = lateComponent(() => importOverlay().then((file) => file.SearchOverlay), undefined, MissingPart);
