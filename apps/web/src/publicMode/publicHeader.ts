import { lazyPart } from "../routing/LazyPart.ts";

/** What stands above pages of the public mode in place of the app's bar. */
export const publicHeader = lazyPart("src/publicMode/PublicHeader.tsx", () => import("./PublicHeader.tsx").then((file) => file.PublicHeader));
