import { lazyComponent } from "../routing/lazyComponent.ts";

/** Replaces the app's bar on pages of the public mode. */
export const publicHeader = lazyComponent(() =>
  import("./PublicHeader.tsx").then(({ PublicHeader }) => PublicHeader),
);
