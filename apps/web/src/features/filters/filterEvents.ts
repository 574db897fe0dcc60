import { aNumber, aText, declareEvents } from "@worthy/domain";

export const filterEvents = declareEvents({
  list_narrowed: {
    purpose: "Which filters help to find something.",
    consent: "usage",
    params: { screen: aText("name of the list: worthy, worthyMovie or browse"), filters: aNumber("how many filters are set"), sort: aText("chosen order") },
  },
});
