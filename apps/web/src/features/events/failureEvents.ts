import { aFlag, aNumber, aText, declareEvents } from "@worthy/domain";

export const failureEvents = declareEvents({
  exception: {
    purpose: "Errors in the browser, so that administrators can fix them.",
    consent: "essential",
    params: {
      description: aText("error message"),
      fatal: aFlag("whether the page failed"),
    },
    added: {
      path: aText("path of the page, without its query string, invite secrets and friend ids"),
      version: aText("version of the client"),
      place: aText("where in the code it was thrown: the first line of the stack"),
      status: aNumber("status of the failed call; 0 without a response"),
    },
  },
  api_error: {
    purpose: "Failed calls, so that administrators see which ones failed, and for whom.",
    consent: "essential",
    params: {
      url: aText("path of the call, without its query string and secrets"),
      status: aNumber("response status; 0 without a response"),
      message: aText("what was wrong, also with an answer of 200"),
      user_id: aText("id of the account; empty without one"),
    },
  },
  recommendations_retry: {
    purpose: "Recommendations requested again after a gateway timed out.",
    consent: "essential",
    params: { status: aNumber("response status") },
  },
  exception_recommendations: {
    purpose: "Recommendations that couldn’t be loaded.",
    consent: "essential",
    params: {
      status: aNumber("response status; 0 without a response"),
      message: aText("what was wrong, also with an answer of 200"),
    },
  },
});
