import type { Screen } from "./routing/Screen.ts";

/** Pages for developers; in no build. */
const development = import.meta.env.DEV
  ? import.meta.glob<Screen>("./dev/**/screen.{ts,tsx}", { eager: true, import: "screen" })
  : {};

/** Every screen, from the folder that declares it. */
export const screens: readonly Screen[] = Object.values({
  ...import.meta.glob<Screen>("./screens/**/screen.{ts,tsx}", { eager: true, import: "screen" }),
  ...development,
});
