import { aNumber, declareEvents, oneOf } from "@worthy/domain";

export const friendEvents = declareEvents({
  friend_changed: {
    purpose: "How people become friends here, and whether they stay so.",
    consent: "usage",
    params: { action: oneOf("what was done", ["accept", "request", "request_by_email", "block", "unblock", "declined", "removed", "taken_back"]) },
  },
  title_sent: {
    purpose: "Whether titles are recommended and asked about.",
    consent: "usage",
    params: {
      title_id: aNumber("number of the title"),
      kind: oneOf("recommended or asked about", ["RECOMMENDATION", "QUESTION"]),
      friends: aNumber("how many friends it went to"),
    },
  },
  friend_message: { purpose: "Whether messages are answered.", consent: "usage", params: { action: oneOf("what became of one", ["answered", "deleted"]) } },
});
