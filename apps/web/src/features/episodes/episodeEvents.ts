import { aFlag, aNumber, declareEvents } from "@worthy/domain";

export const episodeEvents = declareEvents({
  episodes_seen: {
    purpose: "Whether people keep their place in shows here.",
    consent: "usage",
    params: { title_id: aNumber("number of the show"), seen: aFlag("marked, or taken back") },
  },
});
