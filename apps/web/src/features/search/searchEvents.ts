import { aNumber, declareEvents } from "@worthy/domain";

const termLength = aNumber("characters of what was typed; never the words themselves");
const results = aNumber("titles found");

export const searchEvents = declareEvents({
  search_performed: { purpose: "How often a search finds nothing.", consent: "usage", params: { term_length: termLength, results } },
  search_typing_paused: { purpose: "How much people type before they look up.", consent: "usage", params: { term_length: termLength } },
  search_abandoned: { purpose: "How often nothing that was found was wanted.", consent: "usage", params: { term_length: termLength, results } },
  search_result_opened: {
    purpose: "Whether what is wanted stands on top.",
    consent: "usage",
    params: { title_id: aNumber("number of the title"), position: aNumber("place in the list, 0 at the top") },
  },
});
