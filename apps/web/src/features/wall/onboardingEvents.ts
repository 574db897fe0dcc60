import { aFlag, aNumber, declareEvents } from "@worthy/domain";

export const onboardingEvents = declareEvents({
  hater_flags: {
    purpose: "Whom the questions suit badly, so that other ones are asked.",
    consent: "usage",
    params: { overall: aFlag("more than two dislikes a like in all"), onboarding: aFlag("four dislikes a like or more in the first questions") },
  },
  onboarding_completed: {
    purpose: "How many ratings the first scores take.",
    consent: "usage",
    params: { ratings: aNumber("how many tell of taste"), hater_overall: aFlag("as in hater_flags"), hater_onboarding: aFlag("as in hater_flags") },
  },
});
