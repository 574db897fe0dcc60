import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  completePrompt,
  decidePrompt,
  NO_PROMPTS,
  parsePromptMemory,
  type ListAddition,
  type PromptMemory,
} from "./createAccountPrompt.ts";

const TO_DEFAULT: ListAddition = { listId: 99, isDefault: true, wasEmpty: true, source: "today" };
const TO_EMPTY: ListAddition = { listId: 7, isDefault: false, wasEmpty: true, source: "today" };

interface Step {
  addition?: ListAddition;
  registered?: boolean;
  sessionCount?: number;
}

/** What each addition shows, in turn. */
function shown(
  steps: readonly Step[],
  from: PromptMemory = NO_PROMPTS,
): { shows: boolean[]; memory: PromptMemory } {
  let memory = from;
  const shows = steps.map(({ addition = TO_DEFAULT, registered = false, sessionCount = 1 }) => {
    const decided = decidePrompt(memory, { addition, registered, sessionCount });
    memory = decided.memory;
    return decided.show;
  });
  return { shows, memory };
}

describe("the create-account prompt", () => {
  // shows: 4.prompt.9, 9.prompt.2
  it("appears after the third addition to the same list, not the third overall", () => {
    expect(shown([{}, {}, {}]).shows).toEqual([false, false, true]);
    const three = [8, 9, 10].map((listId) => ({ addition: { ...TO_DEFAULT, listId } }));
    expect(shown(three).shows).toEqual([false, false, false]);
  });

  // shows: 4.prompt.8
  it("appears after the first addition to an empty list other than the default", () => {
    expect(shown([{ addition: TO_EMPTY }]).shows).toEqual([true]);
    expect(shown([{ addition: { ...TO_EMPTY, wasEmpty: false } }]).shows).toEqual([false]);
    expect(shown([{ addition: TO_DEFAULT }]).shows).toEqual([false]);
  });

  // shows: 4.prompt.7
  it("appears after any addition from a location that is configured to show it", () => {
    expect(shown([{ addition: { ...TO_DEFAULT, wasEmpty: false, source: "show" } }]).shows).toEqual(
      [true],
    );
  });

  // shows: 4.prompt.1, 4.prompt.13
  it("never appears for registered users, and counts as completed without a view", () => {
    const { shows, memory } = shown([
      { addition: TO_EMPTY, registered: true },
      { addition: TO_EMPTY },
    ]);
    expect(shows).toEqual([false, false]);
    expect(memory).toMatchObject({ views: 0, completed: true });
  });

  // shows: 4.prompt.3
  it("doesn't appear if it has already been completed", () => {
    expect(shown([{ addition: TO_EMPTY }], completePrompt(NO_PROMPTS)).shows).toEqual([false]);
  });

  // shows: 4.prompt.6, 4.prompt.12, 9.prompt.3
  it("appears once more after more than ten visits since the first view", () => {
    const at = (sessionCount: number) => ({ addition: TO_EMPTY, sessionCount });
    const { shows, memory } = shown([at(4), at(5), at(14), at(15), at(16), at(99)]);
    expect(shows).toEqual([true, false, false, true, false, false]);
    expect(memory).toMatchObject({ views: 2, completed: true, firstViewSession: 4 });
  });

  // shows: 4.prompt.4
  it("can first appear without a visit count, but needs one to appear again", () => {
    const at = (sessionCount: number) => ({ addition: TO_EMPTY, sessionCount });
    expect(shown([at(0), at(0), at(10), at(11)]).shows).toEqual([true, false, false, true]);
    expect(shown([at(4), at(0)]).shows).toEqual([true, false]);
  });

  // shows: 4.prompt.5, 9.prompt.1
  it("appears at most twice, regardless of the order of events", () => {
    const step = fc.record({
      addition: fc.record({
        listId: fc.integer({ min: 1, max: 3 }),
        isDefault: fc.boolean(),
        wasEmpty: fc.boolean(),
        source: fc.constantFrom("today", "show"),
      }),
      registered: fc.boolean(),
      sessionCount: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { shows, memory } = shown(steps);
        const views = shows.filter(Boolean).length;
        expect(views).toBeLessThanOrEqual(2);
        expect(memory.views).toBe(views);
        if (views === 2 || steps.some(({ registered }) => registered))
          expect(memory.completed).toBe(true);
        expect(parsePromptMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
      }),
    );
  });

  it("starts over if the stored data is corrupt", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(shown([{}], parsePromptMemory(value)).shows).toEqual([false]);
      }),
    );
    for (const kept of [
      null,
      1,
      [],
      {},
      { ...NO_PROMPTS, views: -1 },
      { ...NO_PROMPTS, completed: "no" },
    ])
      expect(parsePromptMemory(kept)).toEqual(NO_PROMPTS);
  });
});
