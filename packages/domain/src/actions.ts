/** What a person can act on, as events tell it. */
export const ACTION_TYPES = ["CTA", "MODAL", "COACHMARK"] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** What can become of a call to action. */
export const CTA_STATES = ["converted", "tapped", "viewed", "closed"] as const;
export type CtaState = (typeof CTA_STATES)[number];

/** Something that was shown and what became of it. */
export interface Action {
  type: ActionType;
  /** Of the modal, the coachmark or the call to action. */
  name: string;
  state: CtaState;
}

const EMPTY_NAME: Record<ActionType, string> = { CTA: "an action has a name", MODAL: "a modal has a name", COACHMARK: "a coachmark has a name" };

const isOne = <Value extends string>(values: readonly Value[], value: unknown): value is Value => values.some((each) => each === value);

/** An action as events may tell it, or what is wrong with it. */
export function parseAction({ type, name, state }: { type: unknown; name: unknown; state: unknown }): Action | { problem: string } {
  if (!isOne(ACTION_TYPES, type)) return { problem: "unknown action type" };
  if (typeof name !== "string" || name.trim() === "") return { problem: EMPTY_NAME[type] };
  if (!isOne(CTA_STATES, state)) return { problem: `an action is ${CTA_STATES.join(", ")}` };
  return { type, name, state };
}
