import { deferredComponent } from "../features/failures/deferredComponent.tsx";

/**
 * Popups that may open by themselves, loaded after hydration. Nobody asked for them: the page works
 * without them.
 */
export const DeferredPopups = deferredComponent(() =>
  import("./DeferredParts.tsx").then((file) => file.DeferredParts),
);
