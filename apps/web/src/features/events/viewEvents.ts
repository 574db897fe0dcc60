import { aNumber, aText, declareEvents, oneOf } from "@worthy/domain";

/** Views, recorded after a page or popup was open for a second and a half. */
export const viewEvents = declareEvents({
  page_view: {
    purpose: "Which pages people visit, and which ones nobody finds.",
    consent: "usage",
    params: {
      screen: aText("name of the screen"),
      path: aText("path of the page, without its query string, invite secrets and friend ids"),
    },
    // Only `tests` is also sent over HTTP; the others come over the socket.
    added: {
      tests: aText(
        "A/B test variants assigned to the device and shown on the page, as 'name:variant name:variant'",
      ),
      width: aNumber("window size in pixels"),
      height: aNumber("window size in pixels"),
      language: aText("language of the browser"),
      version: aText("version of the client"),
      platform: oneOf("whether the app runs in a browser tab or installed", [
        "browser",
        "installed",
      ] as const),
      device_id: aText("random id of the device, created on consent"),
      roles: aText("roles of the account"),
      timezone: aText("time zone of the browser"),
      life_cycle: aText("life cycle of the account"),
      session_count: aNumber("number of visits so far, of the account or the device"),
    },
  },
  popup_view: {
    purpose: "Which popups people open, such as Why this score.",
    consent: "usage",
    params: {
      popup: aText("name of the popup"),
      title_id: aNumber("id of its title; 0 if it is not about one"),
    },
  },
});
