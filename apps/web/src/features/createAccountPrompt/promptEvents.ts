import { declareEvents, oneOf } from "@worthy/domain";

export const promptEvents = declareEvents({
  account_prompt: {
    purpose: "Whether the question to register comes at the right moment.",
    consent: "usage",
    params: { action: oneOf("what became of it", ["viewed", "converted", "closed"]) },
  },
});
