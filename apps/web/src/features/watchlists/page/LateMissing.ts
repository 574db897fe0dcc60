import { lateComponent } from "../../failures/lateComponent.tsx";

/** `WatchlistMissing`, which few pages show. */
export const LateMissing = lateComponent(() =>
  import("./WatchlistMissing.tsx").then((file) => file.WatchlistMissing),
);
