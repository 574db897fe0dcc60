import { lateComponent } from "../features/failures/lateComponent.tsx";

/**
 * Popups that may open by themselves, loaded after hydration. Nobody asked for them: the page works
 * without them.
 */
export const LatePopups = lateComponent(() =>
  import("./LateParts.tsx").then((file) => file.LateParts),
);
