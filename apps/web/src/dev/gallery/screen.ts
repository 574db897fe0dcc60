import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

export const screen: Screen = {
  path: "/dev/gallery",
  name: "gallery",
  access: "personal",
  component: lazyComponent(() =>
    import("./GalleryScreen.tsx").then(({ GalleryScreen }) => GalleryScreen),
  ),
  head: (_context, locale) => ({ title: locale.productName }),
};
