import { aFlag, declareEvents } from "@worthy/domain";

export const signInEvents = declareEvents({
  email_link_requested: { purpose: "How often a mail has to be asked for twice.", consent: "usage", params: { again: aFlag("another mail than the first") } },
  signed_in: { purpose: "How many register, and how many come back.", consent: "usage", params: { new_account: aFlag("the account was made by this") } },
  signed_out: { purpose: "How many sign out.", consent: "usage", params: {} },
});
