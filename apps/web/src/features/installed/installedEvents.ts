import { declareEvents, oneOf } from "@worthy/domain";

export const installedEvents = declareEvents({
  install_offer: {
    purpose: "Whether people want the app on their device, and where they say so.",
    consent: "usage",
    params: { place: oneOf("where it was offered", ["banner", "desktop"]), action: oneOf("what became of it", ["viewed", "converted", "tapped", "closed"]) },
  },
});
