import { expect, it } from "vitest";
import { appAddressOf } from "./appAddress.ts";

const storeUrl = "https://apps.example/worthy";

// shows: 2.landing.6, 2.landing.7, 2.landing.8
it.each([
  ["on mobile to the store's listing", { installed: false, mobile: true, storeUrl }, storeUrl],
  ["on desktop to /desktop", { installed: false, mobile: false, storeUrl }, "/desktop"],
  [
    "in the installed app to the root, on mobile too",
    { installed: true, mobile: true, storeUrl },
    "/",
  ],
  [
    "on mobile without a store listing to /desktop",
    { installed: false, mobile: true, storeUrl: null },
    "/desktop",
  ],
])("links %s", (_where, device, address) => expect(appAddressOf(device)).toBe(address));
