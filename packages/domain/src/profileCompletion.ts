export interface CompletionFacts {
  verified: boolean;
  hasName: boolean;
  hasPicture: boolean;
  genres: number;
  services: number;
  /** Rated enough for numbers, of shows or of films. */
  enoughRatings: boolean;
}

export interface CompletionStep {
  step: "email" | "name" | "picture" | "genres" | "services" | "ratings";
  done: boolean;
}

/** What makes a profile complete, step by step, and how far it is: the share of the steps done, in whole percent. */
export function profileCompletion(facts: CompletionFacts): { completionScore: number; completion: CompletionStep[] } {
  const completion: CompletionStep[] = [
    { step: "email", done: facts.verified },
    { step: "name", done: facts.hasName },
    { step: "picture", done: facts.hasPicture },
    { step: "genres", done: facts.genres > 0 },
    { step: "services", done: facts.services > 0 },
    { step: "ratings", done: facts.enoughRatings },
  ];
  const done = completion.filter((step) => step.done).length;
  return { completionScore: Math.round((100 * done) / completion.length), completion };
}
