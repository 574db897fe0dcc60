import { aNumber, declareEvents, oneOf } from "@worthy/domain";

export const favouriteEvents = declareEvents({
  perfect_match: {
    purpose: "Whether the perfect match is welcome.",
    consent: "usage",
    params: { action: oneOf("what became of it", ["viewed", "converted", "closed"]), title_id: aNumber("number of the title") },
  },
});
