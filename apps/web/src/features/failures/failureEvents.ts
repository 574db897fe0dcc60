import { aFlag, aNumber, aText, declareEvents } from "@worthy/domain";

export const failureEvents = declareEvents({
  exception: {
    purpose: "Faults, so that whoever runs the product learns of them and can mend them.",
    consent: "essential",
    params: { description: aText("message of the fault"), fatal: aFlag("the page could not be shown") },
    added: {
      path: aText("path of the page, without its query and without the secret of an invite and the id of a friend"),
      version: aText("of the program"),
      place: aText("where in the program it came from, by the first line of its stack"),
      status: aNumber("of the answer, where a call failed, 0 where there was none"),
    },
  },
  api_error: {
    purpose: "Calls that failed, so that whoever runs the product finds which, and for whom.",
    consent: "essential",
    params: {
      url: aText("path of the address, without its query and without secrets"),
      status: aNumber("status of the answer, 0 where there was none"),
      user_id: aText("id of the account, empty without one"),
    },
  },
  recommendations_retry: {
    purpose: "Recommendations that a gateway gave up on, and that are asked for again.",
    consent: "essential",
    params: { status: aNumber("status of the answer") },
  },
  exception_recommendations: {
    purpose: "Recommendations that did not come.",
    consent: "essential",
    params: { status: aNumber("status of the answer, 0 where there was none") },
  },
});
