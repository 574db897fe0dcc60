import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { screen as wall } from "../wall/screen.ts";
import { decideHome, screenWithin } from "./screenWithin.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** The start page: the wall of posters until there are enough ratings, then Today. */
export const screen: Screen = {
  path: "/",
  name: "home",
  shownName: (context) => (screenWithin(context) === wall ? "Onboarding" : "home"),
  access: "public",
  component: lazyComponent(() => import("./HomeScreen.tsx").then(({ HomeScreen }) => HomeScreen)),
  within: (context) => screenWithin(context).component,
  skeleton: HomeSkeleton,
  decide: decideHome,
  queries: (context) => screenWithin(context).queries?.(context) ?? [],
  head: (_context, locale) => ({
    title: locale.productName,
    description: locale.texts(shellTexts)("shell.tagline"),
    canonical: "/",
  }),
};
