import { aNumber, declareEvents, oneOf } from "@worthy/domain";

export const friendEvents = declareEvents({
  friend_changed: {
    purpose: "How people become friends, and whether they stay friends.",
    consent: "usage",
    params: {
      action: oneOf("what happened", [
        "accept",
        "request",
        "request_by_email",
        "block",
        "unblock",
        "declined",
        "removed",
        "taken_back",
      ]),
    },
  },
  title_sent: {
    purpose: "Whether people recommend titles and ask about them.",
    consent: "usage",
    params: {
      title_id: aNumber("id of the title"),
      kind: oneOf("recommended or asked about", ["RECOMMENDATION", "QUESTION"]),
      friends: aNumber("number of recipients"),
    },
  },
  friend_message: {
    purpose: "Whether people answer messages.",
    consent: "usage",
    params: { action: oneOf("outcome", ["answered", "deleted"]) },
  },
});
