import { deferredComponent } from "../../failures/deferredComponent.tsx";

/** `WatchlistMissing`, which few pages show. */
export const DeferredMissing = deferredComponent(() =>
  import("./WatchlistMissing.tsx").then((file) => file.WatchlistMissing),
);
