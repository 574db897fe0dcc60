import { declareEvents, oneOf } from "@worthy/domain";

export const sharingEvents = declareEvents({
  invite_answered: {
    purpose: "Whether invites are taken up.",
    consent: "usage",
    params: { action: oneOf("what was answered", ["join", "accept", "decline"]), kind: oneOf("what the invite was to", ["watchlist", "friend"]) },
  },
  people_changed: {
    purpose: "How people come onto lists and leave them.",
    consent: "usage",
    params: { action: oneOf("what was done", ["invited", "removed", "left"]), by: oneOf("in which way", ["name", "link", "mail"]) },
  },
});
