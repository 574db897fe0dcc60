/** Maximum number of times somebody sees the prompt. The last one completes it. */
export const MOST_PROMPT_VIEWS = 2;
/** Which addition to the same list triggers the prompt. */
export const PROMPT_ADDITION = 3;
/** Number of visits between the first view and the next. */
export const PROMPT_SESSION_GAP = 10;
/**
 * Event sources from which any addition triggers the prompt, by the first segment of the page's
 * path: people who add on a public page came for one title.
 */
export const PROMPT_SOURCES: readonly string[] = ["show"];

/** What a device remembers about the prompt. */
export interface PromptMemory {
  completed: boolean;
  views: number;
  /** Number of the visit in which it was first seen; null if never. */
  firstViewSession: number | null;
  /** Number of additions by list, up to the third. */
  additions: Readonly<Record<string, number>>;
}

export const NO_PROMPTS: PromptMemory = {
  completed: false,
  views: 0,
  firstViewSession: null,
  additions: {},
};

/** A title that was added to a list. */
export interface ListAddition {
  listId: number;
  isDefault: boolean;
  /** The list was empty before. */
  wasEmpty: boolean;
  /** Where it happened: the first segment of the page's path. */
  source: string;
}

export interface PromptOccasion {
  addition: ListAddition;
  registered: boolean;
  /** Number of this device's visits; below 1 if unknown. */
  sessionCount: number;
}

/** The first view needs no visit count; the second needs one, since without it no gap is known. */
function isDue(
  { views, firstViewSession, completed }: PromptMemory,
  sessionCount: number,
): boolean {
  if (completed || views >= MOST_PROMPT_VIEWS) return false;
  return firstViewSession === null || sessionCount > firstViewSession + PROMPT_SESSION_GAP;
}

function isTriggered({ isDefault, wasEmpty, source }: ListAddition, count: number): boolean {
  return PROMPT_SOURCES.includes(source) || (wasEmpty && !isDefault) || count === PROMPT_ADDITION;
}

/**
 * Whether an addition triggers the prompt, and what to remember. Registered people complete it
 * without a view.
 */
export function decidePrompt(
  memory: PromptMemory,
  { addition, registered, sessionCount }: PromptOccasion,
): { show: boolean; memory: PromptMemory } {
  if (registered) return { show: false, memory: completePrompt(memory) };
  const { listId } = addition;
  const count = (memory.additions[listId] ?? 0) + 1;
  const counted = {
    ...memory,
    additions: { ...memory.additions, [listId]: count % PROMPT_ADDITION },
  };
  if (!isTriggered(addition, count) || !isDue(memory, sessionCount))
    return { show: false, memory: counted };
  const views = memory.views + 1;
  return {
    show: true,
    memory: {
      ...counted,
      views,
      completed: views >= MOST_PROMPT_VIEWS,
      firstViewSession: memory.firstViewSession ?? sessionCount,
    },
  };
}

/** The person accepted or has an account by now: the prompt doesn't appear again. */
export function completePrompt(memory: PromptMemory): PromptMemory {
  return memory.completed ? memory : { ...memory, completed: true };
}

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0;

/** Reads what a device has stored; damaged data count as nothing stored. */
export function parsePromptMemory(value: unknown): PromptMemory {
  const { completed, views, firstViewSession, additions } =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}; // checked field by field
  if (
    typeof completed !== "boolean" ||
    !isCount(views) ||
    !(firstViewSession === null || isCount(firstViewSession))
  )
    return NO_PROMPTS;
  const counts =
    typeof additions === "object" && additions !== null
      ? Object.entries(additions).filter((entry): entry is [string, number] => isCount(entry[1]))
      : [];
  return { completed, views, firstViewSession, additions: Object.fromEntries(counts) };
}
