import { expect, it } from "vitest";
import { appAddressOf } from "./appAddress.ts";

const storeUrl = "https://apps.example/worthy";

// shows: 2.landing.6, 2.landing.7, 2.landing.8
it.each([
  ["to the store's listing on mobile", { installed: false, mobile: true, storeUrl }, storeUrl],
  ["to /desktop on desktop", { installed: false, mobile: false, storeUrl }, "/desktop"],
  [
    "to the root in the installed app, even on mobile",
    { installed: true, mobile: true, storeUrl },
    "/",
  ],
  [
    "to /desktop on mobile if there is no store listing",
    { installed: false, mobile: true, storeUrl: null },
    "/desktop",
  ],
])("links %s", (_where, device, address) => expect(appAddressOf(device)).toBe(address));
