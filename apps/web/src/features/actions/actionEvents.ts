import { ACTION_TYPES, aText, CTA_STATES, declareEvents, oneOf } from "@worthy/domain";

export const actionEvents = declareEvents({
  action_taken: {
    purpose: "Whether hints and proposals help, or are in the way and should go.",
    consent: "usage",
    params: { type: oneOf("what was shown", ACTION_TYPES), name: aText("name of it"), state: oneOf("what became of it", CTA_STATES) },
  },
});
