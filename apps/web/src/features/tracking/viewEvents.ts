import { aNumber, aText, declareEvents, oneOf } from "@worthy/domain";

/** What was looked at: noted once it has stood for a second and a half. */
export const viewEvents = declareEvents({
  page_view: {
    purpose: "Which pages people come to, so that what nobody finds is moved or mended.",
    consent: "usage",
    params: { screen: aText("name of the screen"), path: aText("path of the address, without its query and without the secret of an invite and the id of a friend") },
    // All but the tests come over the socket alone.
    added: {
      tests: aText("the variants of A/B tests that the device has and the page showed, as 'name:variant name:variant'"),
      width: aNumber("of the window, in pixels"),
      height: aNumber("of the window, in pixels"),
      language: aText("of the browser"),
      version: aText("of the program"),
      platform: oneOf("where it runs", ["browser", "installed"] as const),
      device_id: aText("random name of the device, made once somebody has agreed"),
      roles: aText("of the account"),
      timezone: aText("of the browser"),
      life_cycle: aText("of the account"),
      session_count: aNumber("visits of the account so far"),
    },
  },
  popup_view: {
    purpose: "Which popups are opened, such as why a score is what it is.",
    consent: "usage",
    params: { popup: aText("name of the popup"), title_id: aNumber("number of the title it is about, 0 where it is about none") },
  },
});
