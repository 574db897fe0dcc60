export interface CompletionFacts {
  verified: boolean;
  hasName: boolean;
  hasPicture: boolean;
  genres: number;
  services: number;
  /** Rated enough shows or films to unlock numbers. */
  enoughRatings: boolean;
}

export interface CompletionStep {
  step: "email" | "name" | "picture" | "genres" | "services" | "ratings";
  done: boolean;
}

/** The steps that make a profile complete, and the share done, in whole percent. */
export function profileCompletion(facts: CompletionFacts): {
  completionScore: number;
  completion: CompletionStep[];
} {
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
