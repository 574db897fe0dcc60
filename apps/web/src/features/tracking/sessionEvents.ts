import { aNumber, aText, declareEvents } from "@worthy/domain";

const params = {
  account_age: aText("months of 30 days since the account was made, as 'Month 0' to 'Month 18' and 'Month 19+'; 'none' without an account, 'unknown' where nobody has asked yet"),
  session_count: aNumber("visits of the account so far, 0 where nobody has counted"),
};

/** The beginning of a visit, which is over after an hour without anything. */
export const sessionEvents = declareEvents({
  new_device_session: { purpose: "How many devices come for the first time.", consent: "usage", params },
  returning_device_session: { purpose: "How many devices come back, and how old their accounts are.", consent: "usage", params },
});
