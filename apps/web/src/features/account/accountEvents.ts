import { aNumber, aText, declareEvents, oneOf } from "@worthy/domain";

export const accountEvents = declareEvents({
  canned_profile_entered: { purpose: "Which made-up people demonstrations are given with.", consent: "usage", params: { profile: aText("name of the made-up profile") } },
  service_changed: {
    purpose: "Which streaming services people have.",
    consent: "usage",
    params: { action: oneOf("what was done", ["added", "removed"]), provider_id: aNumber("number of the service") },
  },
});
