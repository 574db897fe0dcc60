/** A question that waits for its answer; asked anew, the one before is answered with no. */
export interface Question {
  ask: () => Promise<boolean>;
  answer: (yes: boolean) => void;
  isOpen: () => boolean;
}

export function createQuestion(onChange: () => void): Question {
  let resolve: ((yes: boolean) => void) | null = null;
  const answer = (yes: boolean) => {
    resolve?.(yes);
    resolve = null;
    onChange();
  };
  return {
    answer,
    isOpen: () => resolve !== null,
    ask: () => {
      answer(false);
      const { promise, resolve: next } = Promise.withResolvers<boolean>();
      resolve = next;
      onChange();
      return promise;
    },
  };
}
