import { lateComponent } from "../features/failures/lateComponent.tsx";

/** What may open by itself after the page has come alive, so that no page waits for its code. Nobody has asked for it: without it the page is whole. */
export const LatePopups = lateComponent(() => import("./LateParts.tsx").then((file) => file.LateParts));
