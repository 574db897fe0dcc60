/** What a person can act on, in events. */
export const ACTION_TYPES = ["CTA", "MODAL", "COACHMARK"] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** Outcomes of a call to action. */
export const CTA_STATES = ["converted", "tapped", "viewed", "closed"] as const;
export type CtaState = (typeof CTA_STATES)[number];

/** Something shown, and its outcome. */
export interface Action {
  type: ActionType;
  /** Name of the modal, coachmark or call to action. */
  name: string;
  state: CtaState;
}

const EMPTY_NAME: Record<ActionType, string> = {
  CTA: "an action has a name",
  MODAL: "a modal has a name",
  COACHMARK: "a coachmark has a name",
};

const isOne = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((each) => each === value);

/** An action in the form events take, or what is wrong with it. */
export function parseAction({
  type,
  name,
  state,
}: {
  type: unknown;
  name: unknown;
  state: unknown;
}): Action | { problem: string } {
  if (!isOne(ACTION_TYPES, type)) return { problem: "unknown action type" };
  if (typeof name !== "string" || name.trim() === "") return { problem: EMPTY_NAME[type] };
  if (!isOne(CTA_STATES, state)) return { problem: `an action is ${CTA_STATES.join(", ")}` };
  return { type, name, state };
}
