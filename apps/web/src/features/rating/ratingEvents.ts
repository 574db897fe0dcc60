import { aFlag, aNumber, declareEvents, oneOf, RATED_LOCATIONS, RATING_VALUES } from "@worthy/domain";

export const ratingEvents = declareEvents({
  title_rated: {
    purpose: "How many ratings people give, and where, so that the first minute gets shorter.",
    consent: "usage",
    params: {
      title_id: aNumber("number of the title"),
      rating: oneOf("the rating, NONE where it was taken back", [...RATING_VALUES, "NONE"] as const),
      rated_location: oneOf("where in the product", RATED_LOCATIONS),
    },
    added: {
      hater_overall: aFlag("more than two dislikes a like in all ratings before this one"),
      hater_onboarding: aFlag("four dislikes a like or more in the first questions, before this rating"),
    },
  },
  ratings_reset: { purpose: "How often people begin anew.", consent: "usage", params: { removed: aNumber("how many ratings were taken back") } },
});
