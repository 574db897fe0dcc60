import { lazyFile } from "./routing/LazyFile.ts";

/** What steps to the screens of routes.tsx take, and all skeletons. */
export const steps = lazyFile("src/steps.ts", () => import("./steps.ts"));

/** What steps to the screens of laterScreens.tsx take. */
export const laterSteps = lazyFile("src/laterSteps.ts", () => import("./laterSteps.ts"));
